import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

/** What a change asks of those who use the API: `major`, it can break them; `minor`, there is more to use. */
export type Impact = "major" | "minor" | "patch";

/** One difference between two bundles of an API. */
export interface ApiChange {
  readonly impact: Impact;
  /** The operation that it was found at, `GET /12/accounts`, or another place in the document. */
  readonly where: string;
  /** What is different, in words. */
  readonly text: string;
}

const SPECS = join(import.meta.dirname, "..", "..", "specs");
const REDOCLY = join(SPECS, "node_modules", ".bin", "redocly");
/** The largest report that is read, in bytes: everything of both APIs at once is less. */
const REPORT_LIMIT = 64 * 2 ** 20;

/**
 * Compares two bundles with `redocly diff`, which looks at both directions: what a client sends, and what it reads.
 *
 * @param base - the file of the released bundle
 * @param revision - the file of the bundle that is to be released
 * @returns every difference, the worst first
 * @throws Error when one of them cannot be read
 */
export async function compareApi(base: string, revision: string): Promise<ApiChange[]> {
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
  const { changes } = JSON.parse(stdout) as Report;
  return changes.map(toChange).sort((a, b) => IMPACTS.indexOf(a.impact) - IMPACTS.indexOf(b.impact));
}

/** From the worst to the least. */
export const IMPACTS: readonly Impact[] = ["major", "minor", "patch"];

interface Report {
  readonly changes: readonly {
    readonly path: string;
    readonly kind: string;
    readonly typeName: string;
    readonly property?: string;
    readonly impact: Impact;
    readonly verdicts: readonly { readonly message: string }[];
  }[];
}

function toChange({ path, kind, typeName, property, impact, verdicts }: Report["changes"][number]): ApiChange {
  const steps = path
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
  const [root, name = "", method] = steps;
  const isMethod = method !== undefined && ["get", "post", "put", "delete"].includes(method);
  const where = root === "paths" ? (isMethod ? `${method.toUpperCase()} ${name}` : name) : steps.join("/");
  const told = verdicts.map(({ message }) => message).join(" ");
  return { impact, where, text: told || `${typeName}${property ? ` ${property}` : ""} was ${kind}.` };
}
