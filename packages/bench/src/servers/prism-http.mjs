// Prism's server without its command line. Arguments: the port, then one document or several.
import { createRequire } from "node:module";
import { join } from "node:path";

const [, , port, ...files] = process.argv;
const fromPeers = createRequire(join(import.meta.dirname, "..", "..", "peers", "package.json"));
const { getHttpOperationsFromSpec } = fromPeers("@stoplight/prism-http");
const { createServer } = fromPeers("@stoplight/prism-http-server");
const { createLogger } = fromPeers("@stoplight/prism-core");
const operations = (await Promise.all(files.map((file) => getHttpOperationsFromSpec(file)))).flat();
const server = createServer(operations, {
  components: { logger: createLogger("bench", { level: "silent" }) },
  cors: true,
  config: {
    mock: { dynamic: false },
    checkSecurity: true,
    validateRequest: true,
    validateResponse: true,
    errors: false,
    upstreamProxy: undefined,
    isProxy: false,
  },
});
await server.listen(Number(port), "127.0.0.1");
