import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Bundle } from "../generate/bundle.ts";
import type { Bound } from "./changed-constraints.ts";
import { changedRules } from "./changed-rules.ts";
import { changedBodies, clientImpact, type ReportedChange } from "./client-impact.ts";
import { isToldByRule } from "./is-told-by-rule.ts";
import { partOf } from "./part-of.ts";
import { stepsOf, whereOf } from "./where-of.ts";

/** What a change asks of those who use the API: `major`, it can break them; `minor`, there is more to use. */
export type Impact = "major" | "minor" | "patch";

/** One difference between two bundles of an API. */
export interface ApiChange {
  readonly impact: Impact;
  /** The operation that it was found at, `GET /12/accounts`, or another place in the document. */
  readonly where: string;
  /** What of it, in Markdown: a parameter, a member of a schema. */
  readonly part?: string | undefined;
  /** What is different, in words. */
  readonly text: string;
  /** What preflight held an argument to, and what it holds it to, where that is what is different. */
  readonly bound?: { readonly was: Bound | undefined; readonly is: Bound | undefined };
  /** The operations whose preflight differs, where that is what is told. */
  readonly operationIds?: readonly string[];
}

const SPECS = join(import.meta.dirname, "..", "..", "specs");
const REDOCLY = join(SPECS, "node_modules", ".bin", "redocly");
/** The largest report that is read, in bytes: everything of both APIs at once is less. */
const REPORT_LIMIT = 64 * 2 ** 20;

/** What is said of bundles that differ in what is not compared: only in this, or in more. */
const ARRANGEMENT = "Examples have changed, or the order in which things are listed.";
const OTHER = "Something has changed beside operations, schemas, rules and examples.";

/**
 * Compares two bundles with `redocly diff`, which looks at both directions: what a client sends, and what it reads. What
 * breaks code that was written with the clients is rated here, too, and so are the rules.
 *
 * @param base - the file of the released bundle
 * @param revision - the file of the bundle that is to be released
 * @returns every difference, the worst first; at least one where the bundles are not the same
 * @throws Error when one of them cannot be read
 */
export async function compareApi(base: string, revision: string): Promise<ApiChange[]> {
  const [before, after] = await Promise.all([read(base), read(revision)]);
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const rules = changedRules(before, after);
  const reported = (await diff(base, revision))
    .map((each) => [each, toChange(each, before, after)] as const)
    .filter(([each, { impact }]) => !isToldByRule(each, rules.filter(isAsBad(impact)), after))
    .map(([, change]) => change);
  const changes = [...reported, ...changedBodies(before, after), ...rules];
  if (changes.length === 0) {
    const isArrangement = JSON.stringify(arranged(before)) === JSON.stringify(arranged(after));
    return [{ impact: "patch", where: "document", text: isArrangement ? ARRANGEMENT : OTHER }];
  }
  return changes.sort((a, b) => IMPACTS.indexOf(a.impact) - IMPACTS.indexOf(b.impact));
}

const isAsBad = (least: Impact) => (change: ApiChange) => IMPACTS.indexOf(change.impact) <= IMPACTS.indexOf(least);

/** From the worst to the least. */
export const IMPACTS: readonly Impact[] = ["major", "minor", "patch"];

async function diff(base: string, revision: string): Promise<readonly ReportedChange[]> {
  const { stdout } = await promisify(execFile)(
    REDOCLY,
    ["diff", resolve(base), resolve(revision), "--format=json", "--fail-on=none"],
    {
      // Away from `specs/redocly.yaml`, whose rules of linting replace those by which changes are rated.
      cwd: tmpdir(),
      maxBuffer: REPORT_LIMIT,
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    },
  );
  return (JSON.parse(stdout) as { changes: readonly ReportedChange[] }).changes;
}

async function read(file: string): Promise<Bundle> {
  // The control API of the sandbox has no rules.
  return { "x-rule-catalogue": [], ...JSON.parse(await readFile(file, "utf8")) };
}

/** A document without its examples, with all that it lists in one order. */
function arranged(node: unknown): unknown {
  if (Array.isArray(node))
    return node
      .map(arranged)
      .map((item) => JSON.stringify(item))
      .sort();
  if (typeof node !== "object" || node === null) return node;
  const members = Object.entries(node).filter(([name]) => name !== "example" && name !== "examples");
  return Object.fromEntries(
    members.map(([name, value]) => [name, arranged(value)] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function toChange(reported: ReportedChange, before: Bundle, after: Bundle): ApiChange {
  const told = reported.verdicts.map(({ message }) => message).join(" ");
  const rated = clientImpact(reported);
  return {
    impact: rated?.impact ?? reported.impact,
    where: whereOf(stepsOf(reported.path)),
    part: partOf(reported, before, after),
    text: told || rated?.text || wordsOf(reported),
  };
}

/** What the place names by itself; of anything else in an operation the last step has to tell. */
const NAMED = ["PathItem", "Operation", "Parameter", "ParameterList", "RequestBody", "Response", "Schema"];

function wordsOf({ path, kind, typeName, property }: ReportedChange): string {
  if (property !== undefined) return `\`${property}\` has changed.`;
  const [root, ...steps] = stepsOf(path);
  const it = root !== "paths" || NAMED.includes(typeName) ? "It" : `\`${steps.at(-1)}\``;
  return `${it} ${{ added: "is new", removed: "was removed", modified: "has changed" }[kind]}.`;
}
