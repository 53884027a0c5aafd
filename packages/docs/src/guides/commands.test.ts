import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { parseJson } from "@social-api/core";
import { type Mock, startMock } from "@social-api/mock";
import { createControlClient, type StartedSandbox, startSandbox } from "@social-api/sandbox";
import type { Tokens } from "marked";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CLONE, REPOSITORY } from "../repository.ts";
import { readSample } from "../samples.ts";
import { isLikeShown, isTextLikeShown } from "../testing/is-like-shown.ts";
import { listCommands, listSampleComments } from "./article-parts.ts";
import { type Article, readExamples, readGuides } from "./guides.ts";

const PACKAGES = join(import.meta.dirname, "..", "..", "..");
const ROOT = join(PACKAGES, "..");
const NODE_ARGS = ["--conditions=@social-api/source", "--disable-warning=ExperimentalWarning"];

const articles = [...(await readGuides()), ...(await readExamples())].filter(
  ({ body }) => listCommands(body).length > 0,
);

let mock: Mock;
let sandbox: StartedSandbox;
/** For what the commands write. The clients are found there, as at the root of a clone. */
let folder: string;
let receiverPort: number;
let children: ChildProcess[];
beforeEach(async () => {
  mock = await startMock({ port: 0 });
  sandbox = await startSandbox({ platformPort: 0, adsPort: 0, adsSandboxPort: 0, controlPort: 0 });
  folder = await mkdtemp(join(tmpdir(), "social-api-guide-"));
  await symlink(join(PACKAGES, "docs", "node_modules"), join(folder, "node_modules"));
  receiverPort = await freePort();
  children = [];
});
afterEach(async () => {
  for (const child of children) child.kill("SIGKILL");
  await Promise.all([mock.close(), sandbox.close()]);
  await rm(folder, { recursive: true });
});

/** What an article has a reader type, literally and in its order; but for the ports, which are free ones here. */
it.each(articles.map((article) => [article.name, article] as const))(
  "%s: every command does what is said",
  async (_name, article) => {
    for (const { command, output } of listCommands(article.body)) {
      const [, run] = COMMANDS.find(([pattern]) => pattern.test(command)) ?? [];
      if (run === undefined) throw new Error(`nothing here can tell whether "${command}" works`);
      await run(command, output, article);
    }
    await AFTERWARDS[article.name]?.();
  },
  60_000,
);

type Run = (command: string, output: Tokens.Code | undefined, article: Article) => Promise<void>;

const COMMANDS: readonly (readonly [pattern: RegExp, run: Run])[] = [
  [
    /^curl /,
    async (command, output) => {
      const { stdout } = await promisify(execFile)("bash", ["-c", withPorts(command)]);
      if (output?.lang === "json") {
        const shown = parseJson(output.text);
        const actual = parseJson(stdout);
        if (!isLikeShown(actual, shown)) expect(actual).toEqual(shown);
      } else if (output !== undefined) {
        if (!isTextLikeShown(stdout, output.text)) expect(stdout).toBe(output.text);
      } else {
        expect(parseJson(stdout)).not.toHaveProperty("errors");
      }
    },
  ],
  [
    /^git clone /,
    async (command) => {
      expect(command).toBe(CLONE);
      for (const name of ["ads-v12", "sandbox"]) {
        expect((await readManifest(name)).repository.url).toBe(`git+${REPOSITORY}.git`);
      }
    },
  ],
  [
    /^npm start$/,
    // It builds the repository: `scripts/commands` runs it in a copy. Here, that it is there and takes the ports told.
    async () => {
      expect(JSON.parse(await readFile(join(ROOT, "package.json"), "utf8")).scripts).toHaveProperty("start");
      const start = await readFile(join(ROOT, "scripts", "start.ts"), "utf8");
      for (const port of [4010, 4020, 4030, 4031, 4032, 4033]) expect(start).toContain(`default: "${port}"`);
    },
  ],
  [
    /^npx @social-api\/(?:mock|sandbox)$/,
    // Before a release there is nothing to install; that the packed programs start is tested with the packages.
    async (command) => {
      const manifest = await readManifest(command.replace("npx @social-api/", ""));
      expect(manifest.private).toBeUndefined();
      expect(Object.keys(manifest.bin)).toHaveLength(1);
      const [bin = ""] = Object.values(manifest.bin);
      const source = join(
        PACKAGES,
        command.replace("npx @social-api/", ""),
        bin.replace("dist", "src").replace(".js", ".ts"),
      );
      const { stdout } = await promisify(execFile)(process.execPath, [...NODE_ARGS, source, "--help"], {
        env: { ...process.env, NODE_OPTIONS: "" },
      });
      for (const port of command.endsWith("mock") ? [4010] : [4030, 4031, 4032, 4033])
        expect(stdout).toContain(`${port}`);
    },
  ],
  [
    /^npm install @social-api\/[\w-]+$/,
    async (command) => {
      expect((await readManifest(command.replace("npm install @social-api/", ""))).private).toBeUndefined();
    },
  ],
  [
    /^node campaign\.mjs$/,
    async () => {
      const { code, prints } = await readSample("start");
      await writeFile(join(folder, "campaign.mjs"), withPorts(code));
      const { stdout } = await promisify(execFile)(process.execPath, [...NODE_ARGS, "campaign.mjs"], {
        cwd: folder,
        env: { ...process.env, NODE_OPTIONS: "" },
      });
      expect(stdout.trimEnd().split("\n")).toEqual(prints);
      const answer = await fetch(`${sandbox.urls.ads}/12/accounts/hc7m2k9/campaigns?q=Night%20Roast`);
      const { data } = (await answer.json()) as { data: { name: string }[] };
      // One by curl, one by the client; the one that breaks a rule was refused.
      expect(data.map(({ name }) => name)).toEqual(["Night Roast", "Night Roast"]);
    },
  ],
  [
    /^node program\.mts$/,
    async () => {
      for (const { name, body } of await readGuides()) {
        const { code, prints } = await readBlocks(body);
        // What the loop of the stream waits for comes from another terminal: samples.test.ts runs both.
        if (code === "" || name === "stream") continue;
        await promisify(execFile)("bash", ["-c", withPorts("curl -X POST http://127.0.0.1:4033/sandbox/reset")]);
        const { stdout } = await runProgram(code);
        expect(isTextLikeShown(stdout, prints.join("\n")), `${name}: ${stdout}`).toBe(true);
      }
    },
  ],
  [
    /^HTTPS_PROXY=\S+ NODE_USE_ENV_PROXY=1 node program\.mts$/,
    // Nothing here serves https, so it is the proxy of http.
    async (command, _output, { body }) => {
      const { code, prints } = await readBlocks(body);
      const asked: string[] = [];
      const proxy = createServer().on("connect", ({ url = "" }, socket) => {
        asked.push(url);
        const { hostname, port } = new URL(`http://${url}`);
        const target = connect(Number(port), hostname, () => {
          socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
          socket.pipe(target).pipe(socket);
        });
        target.on("error", () => socket.destroy());
      });
      const url = `http://127.0.0.1:${await listenAnywhere(proxy)}`;
      const [, variables = ""] = /^(.*) node program\.mts$/.exec(command) ?? [];
      const env = variables
        .split(" ")
        .map((each) => each.replace("HTTPS", "HTTP").replace("http://proxy.example:8080", url));
      const { stdout } = await runProgram(code, Object.fromEntries(env.map((each) => each.split("="))));
      proxy.closeAllConnections();
      proxy.close();
      expect(isTextLikeShown(stdout, prints.join("\n")), stdout).toBe(true);
      expect(new Set(asked)).toEqual(new Set([new URL(sandbox.urls.ads).host]));
    },
  ],
  [
    /^node main\.ts$/,
    async (_command, output, article) => {
      const child = spawn(process.execPath, [...NODE_ARGS, "main.ts"], {
        cwd: dirname(article.path),
        env: {
          ...process.env,
          NODE_OPTIONS: "",
          ADS_URL: sandbox.urls.ads,
          PLATFORM_URL: sandbox.urls.platform,
          PORT: `${receiverPort}`,
          COPY: join(folder, "copy.sqlite"),
          INBOX: join(folder, "inbox.sqlite"),
        },
        stdio: ["ignore", "pipe", "inherit"],
      });
      children.push(child);
      let text = "";
      child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
      });
      if (output === undefined) await vi.waitFor(() => expect(text).toContain("listening"), { timeout: 10_000 });
      else await vi.waitFor(() => expect(isTextLikeShown(text, output.text), text).toBe(true), { timeout: 10_000 });
    },
  ],
  [
    /^npx vite examples\/budget-dashboard$/,
    // The page itself is tested in a browser, beside it.
    async (_command, _output, article) => {
      const { devDependencies } = await readManifest("docs");
      expect(devDependencies).toHaveProperty("vite");
      expect(existsSync(join(dirname(article.path), "index.html"))).toBe(true);
    },
  ],
];

/** What the commands of an article leave behind. */
const AFTERWARDS: Readonly<Record<string, () => Promise<void>>> = {
  async "webhook-receiver"() {
    const control = createControlClient({ baseUrl: sandbox.urls.control });
    await vi.waitFor(async () => {
      const { data } = await control.listDeliveries({ webhook_id: "42" });
      expect(data?.data.map(({ status }) => status)).toEqual(["delivered"]);
    });
  },
};

/** The blocks of a page that a reader saves as `program.mts`, one below the other, and what they print. */
async function readBlocks(body: Article["body"]): Promise<{ code: string; prints: string[] }> {
  // A sample that is shown as a whole is a program of its own.
  const blocks = [...listSampleComments(body).values()].filter(({ region }) => region !== undefined);
  const samples = await Promise.all(blocks.map(({ name, region }) => readSample(name, region)));
  return { code: samples.map(({ code }) => code).join("\n\n"), prints: samples.flatMap(({ prints }) => prints) };
}

async function runProgram(code: string, env: Readonly<Record<string, string>> = {}): Promise<{ stdout: string }> {
  await writeFile(join(folder, "program.mts"), withPorts(code));
  return await promisify(execFile)(process.execPath, [...NODE_ARGS, "program.mts"], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: "", NO_PROXY: "", no_proxy: "", ...env },
  });
}

/** The defaults that the guides name, each in the place of the port that is served here. */
function withPorts(command: string): string {
  const places: readonly (readonly [stated: string, actual: string])[] = [
    ["http://127.0.0.1:4010", mock.url],
    ["http://127.0.0.1:4030", sandbox.urls.platform],
    ["http://127.0.0.1:4031", sandbox.urls.ads],
    ["http://127.0.0.1:4032", sandbox.urls.adsSandbox],
    ["http://127.0.0.1:4033", sandbox.urls.control],
    ["http://127.0.0.1:5000", `http://127.0.0.1:${receiverPort}`],
  ];
  return places.reduce((text, [stated, actual]) => text.replaceAll(stated, actual), command);
}

interface Manifest {
  private?: boolean;
  repository: { url: string };
  bin: Record<string, string>;
  devDependencies: Record<string, string>;
}

const readManifest = async (name: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(PACKAGES, name, "package.json"), "utf8"));

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenAnywhere(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function listenAnywhere(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return (server.address() as AddressInfo).port;
}
