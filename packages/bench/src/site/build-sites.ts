import { execFile } from "node:child_process";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { buildSite, bundlePath, compressFolder, KEPT_FOLDER, keepIn } from "@social-api/docs/parts";
import { fromPeers, PEERS, peerVersion } from "../peers.ts";

/** The APIs whose references are compared. */
export const REFERENCES = ["platform-v2", "ads-v12"] as const;

/** Somebody who makes a reference of an OpenAPI document. */
export interface ReferenceMaker {
  readonly name: string;
  readonly version: string;
}

/** Those who take part; each has a folder of its name with a page for each reference. */
export const listMakers = (): readonly ReferenceMaker[] => [
  { name: "social-api", version: "workspace" },
  { name: "redoc", version: `@redocly/cli ${peerVersion("@redocly/cli")}` },
  { name: "scalar", version: peerVersion("@scalar/api-reference") },
  { name: "swagger-ui", version: peerVersion("swagger-ui-dist") },
];

/** How a maker that is not us fills its folder. */
const BUILDERS: Readonly<Record<string, (folder: string) => Promise<void>>> = {
  redoc: buildRedoc,
  scalar: buildScalar,
  "swagger-ui": buildSwagger,
};

/** Builds the pages of all makers into a folder, with what they need, compressed as our own site is. */
export async function buildSites(folder: string): Promise<void> {
  await buildSite(join(folder, "social-api"), keepIn(KEPT_FOLDER));
  for (const [name, build] of Object.entries(BUILDERS)) {
    const own = join(folder, name);
    await mkdir(own);
    for (const api of REFERENCES) await copyFile(bundlePath(api), join(own, `${api}.json`));
    await build(own);
    await compressFolder(own);
  }
}

/** What `redocly build-docs` writes when it is told nothing but to ask no CDN for its program. */
async function buildRedoc(folder: string): Promise<void> {
  const cli = join(PEERS, "node_modules", "@redocly", "cli", "bin", "cli.js");
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  for (const api of REFERENCES) {
    const args = [cli, "build-docs", `${api}.json`, "--inlineBundle", "-o", `${api}.html`];
    await promisify(execFile)(process.execPath, args, { cwd: folder, env });
  }
}

/** The page of Scalar's own instructions, its program beside it in the place of the CDN. */
async function buildScalar(folder: string): Promise<void> {
  const dist = dirname(fromPeers.resolve("@scalar/api-reference"));
  await copyFile(join(dist, "browser", "standalone.js"), join(folder, "standalone.js"));
  for (const api of REFERENCES) {
    await writeFile(
      join(folder, `${api}.html`),
      page(
        "",
        `<div id="app"></div>
<script src="standalone.js"></script>
<script>Scalar.createApiReference("#app", { url: "${api}.json" })</script>`,
      ),
    );
  }
}

/** The page that Swagger UI ships, with the address of our document in it. */
async function buildSwagger(folder: string): Promise<void> {
  const dist = dirname(fromPeers.resolve("swagger-ui-dist"));
  for (const name of ["swagger-ui.css", "swagger-ui-bundle.js", "swagger-ui-standalone-preset.js"]) {
    await copyFile(join(dist, name), join(folder, name));
  }
  for (const api of REFERENCES) {
    await writeFile(
      join(folder, `${api}.html`),
      page(
        `<link rel="stylesheet" href="swagger-ui.css">`,
        `<div id="swagger-ui"></div>
<script src="swagger-ui-bundle.js"></script>
<script src="swagger-ui-standalone-preset.js"></script>
<script>window.onload = () => SwaggerUIBundle({
  url: "${api}.json", dom_id: "#swagger-ui", deepLinking: true, layout: "StandaloneLayout",
  presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset], plugins: [SwaggerUIBundle.plugins.DownloadUrl],
});</script>`,
      ),
    );
  }
}

const page = (head: string, body: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">${head}</head>
<body>${body}</body>
</html>
`;
