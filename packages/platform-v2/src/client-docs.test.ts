import { dirname, join } from "node:path";
import ts from "typescript";
import { beforeAll, expect, test } from "vitest";

/** What an editor shows at the methods of the client. */
let methods: Map<string, { documentation: string; tags: string[] }>;
beforeAll(() => {
  const config = join(import.meta.dirname, "..", "tsconfig.json");
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    dirname(config),
  );
  const file = join(import.meta.dirname, "client.ts");
  const program = ts.createProgram([file], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const client = source?.statements.find(
    (node) => ts.isInterfaceDeclaration(node) && node.name.text === "PlatformClient",
  );
  if (client === undefined) throw new Error("client.ts declares no PlatformClient");
  methods = new Map(
    checker.getPropertiesOfType(checker.getTypeAtLocation(client)).map((symbol) => [
      symbol.name,
      {
        documentation: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
        tags: symbol.getJsDocTags(checker).map(({ name }) => name),
      },
    ]),
  );
}, 60_000);

test("each method shows the description of its operation and the rules that bind it", () => {
  expect(methods.get("createWebhookReplayJob")?.documentation).toMatch(/^Create a webhook replay job\./);
  expect(methods.get("createWebhookReplayJob")?.documentation).toMatch(/Rules: .*replay\.one-in-progress/);
});

test("the deprecated operation alone is struck out", () => {
  const struck = [...methods].filter(([, { tags }]) => tags.includes("deprecated")).map(([name]) => name);
  expect(struck).toEqual(["createAccountActivityReplayJob"]);
});
