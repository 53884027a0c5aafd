import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { fromTools } from "./stage.ts";

/** Bundles a file of a project into one script, which leaves its exports in the global `consumer`, or exports them. */
export type Bundler = (folder: string, file: string, format?: "global" | "esm") => Promise<string>;

const load = <Tool>(name: string) => import(pathToFileURL(fromTools.resolve(name)).href) as Promise<Tool>;

/** The bundlers that the packages are tried with. */
export const BUNDLERS: Readonly<Record<"esbuild" | "rolldown" | "webpack", Bundler>> = {
  async esbuild(folder, file, format = "global") {
    const { build } = await load<Esbuild>("esbuild");
    const { outputFiles } = await build({
      absWorkingDir: folder,
      entryPoints: [file],
      bundle: true,
      minify: true,
      write: false,
      target: "es2022",
      ...(format === "esm" ? { format } : { format: "iife", globalName: "consumer" }),
    });
    return outputFiles[0]?.text ?? "";
  },
  async rolldown(folder, file) {
    const { rolldown } = await load<Rolldown>("rolldown");
    const bundle = await rolldown({ cwd: folder, input: file, platform: "browser" });
    const { output } = await bundle.generate({ format: "iife", name: "consumer", minify: true });
    await bundle.close();
    return output[0].code;
  },
  async webpack(folder, file) {
    const { default: webpack } = await load<Webpack>("webpack");
    const compiler = webpack({
      mode: "production",
      context: folder,
      entry: `./${file}`,
      output: { path: join(folder, "webpack"), library: { name: "consumer", type: "var" } },
    });
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
        else resolve();
      });
    });
    return readFile(join(folder, "webpack", "main.js"), "utf8");
  },
};

interface Esbuild {
  build(options: object): Promise<{ outputFiles: readonly { text: string }[] }>;
}

interface Rolldown {
  rolldown(options: object): Promise<{
    generate(options: object): Promise<{ output: readonly [{ code: string }] }>;
    close(): Promise<void>;
  }>;
}

interface Webpack {
  default(options: object): {
    run(done: (error: Error | null, stats?: { hasErrors(): boolean; toString(): string }) => void): void;
  };
}
