import { dirname, join } from "node:path";
import ts from "typescript";
import { beforeAll, describe, expect, test } from "vitest";

const PROGRAM = `
import { batchCampaigns, createAdsClient, unwrap, walk } from "./index.ts";
const ads = createAdsClient({ baseUrl: "https://ads-api.example.com" });
const account_id = "hc7m2k9";
const result = await ads.listCampaigns({ account_id });
const { data, error } = await ads.getCampaign({ account_id, campaign_id: "cp5h1n" });
const walked = walk(ads.listLineItems, { account_id });
for await (const page of walked.pages()) page.items;
export const body = unwrap(ads.listCampaigns({ account_id }));
for await (const campaign of walk(ads.listCampaigns, { account_id })) campaign.entity_status;
await batchCampaigns(ads, account_id, [
  { operation_type: "Update", params: { campaign_id: "cp5h1n", daily_budget_amount_local_micro: 55_000_000 } },
]);
await batchCampaigns(ads, account_id, [{ operation_type: "Create", params: { name: "Spring" } }]);
export const values: Record<string, unknown> | undefined = data?.data;
`;
const FILE = join(import.meta.dirname, "hovers-program.ts");

let service: ts.LanguageService;
beforeAll(() => {
  const config = join(import.meta.dirname, "..", "tsconfig.json");
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    dirname(config),
  );
  const read = (file: string) => (file === FILE ? PROGRAM : ts.sys.readFile(file));
  service = ts.createLanguageService({
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    realpath: ts.sys.realpath ?? String,
    fileExists: (file) => file === FILE || ts.sys.fileExists(file),
    readFile: read,
    getCompilationSettings: () => ({ ...options, noEmit: false, declaration: true, emitDeclarationOnly: true }),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getCurrentDirectory: () => import.meta.dirname,
    getScriptFileNames: () => [FILE],
    getScriptVersion: () => "1",
    getScriptSnapshot: (file) => {
      const text = read(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
  });
}, 60_000);

/** What an editor shows at a name, and what it says of it. */
function hover(name: RegExp): { shown: string; said: string } {
  const info = service.getQuickInfoAtPosition(FILE, PROGRAM.search(name));
  return {
    shown: ts.displayPartsToString(info?.displayParts),
    said: [info?.documentation, ...(info?.tags ?? []).map(({ text }) => text)].map(ts.displayPartsToString).join("\n"),
  };
}

describe("an editor shows", () => {
  test.each([
    [/result =/, "const result: Result<CampaignListResponse, Failure>"],
    [/error }/, "const error: Failure | undefined"],
    [/walked =/, "const walked: Walk<LineItem, LineItemListResponse>"],
    [/page of/, "const page: Page<LineItem, LineItemListResponse>"],
    [/campaign of/, "const campaign: Campaign"],
  ])("%s by the names of the schemas", (name, shown) => {
    expect(hover(name).shown).toBe(shown);
  });

  test("the values of a closed list, and what is said of a member that refers to it", () => {
    const { shown, said } = hover(/entity_status/);
    expect(shown).toBe('(property) entity_status: "ACTIVE" | "PAUSED" | "DRAFT"');
    expect(said).toMatch(/^\nThe state that the advertiser has chosen for the campaign\./);
  });

  test("the unit of an amount in a batch, too", () => {
    expect(hover(/daily_budget_amount/).said).toContain("in millionths of the currency unit");
  });
});

test("the only mistake is told by the names of the schemas", () => {
  const faults = service.getSemanticDiagnostics(FILE).map(({ messageText }) => messageText);
  expect(faults.map((text) => ts.flattenDiagnosticMessageText(text, "\n").split("\n").at(-1)?.trim())).toEqual([
    "Property 'funding_instrument_id' is missing in type '{ name: string; }' but required in type 'CampaignCreateParams'.",
  ]);
});

test("the declarations of a program keep the names of the schemas", () => {
  const declarations = service.getEmitOutput(FILE, true, true).outputFiles.map(({ text }) => text);
  expect(declarations.join()).toContain('body: Promise<import("./index.ts").CampaignListResponse>');
});
