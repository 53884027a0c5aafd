/** Serves the built site until it is interrupted: `node src/start.ts [port]`. */
import { serveDocs } from "./serve.ts";

try {
  const [port = "4020"] = process.argv.slice(2);
  const docs = await serveDocs({ port: Number(port) });
  console.log(`Docs: ${docs.url}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => docs.close());
} catch (error) {
  console.error(`docs: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
