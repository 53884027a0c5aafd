import type { Api } from "../../../../scripts/generate/bundle.ts";
import { type Bundle, type ParameterKind, readOperationSchema } from "../../src/http/operation-schema.ts";
import { readBundle } from "../../src/http/read-bundle.ts";
import { describeOperation } from "./send-request.ts";

const BUNDLES: Record<Api, Bundle> = { "platform-v2": readBundle("platform-v2"), "ads-v12": readBundle("ads-v12") };

/**
 * Why a request cannot be put on the wire as its arguments say: paths and queries are text, in which a number and its
 * digits are the same. What is left out of the text, no server can judge. `undefined` where nothing is lost.
 */
export function wireLoss(api: Api, operation: string, args: Readonly<Record<string, unknown>>): string | undefined {
  const description = describeOperation(api, operation);
  const { path, query } = readOperationSchema(BUNDLES[api], operation, description);
  const kinds = new Map([...path, ...query.values()].map(({ name, kind }) => [name, kind]));
  for (const [name, value] of Object.entries(args)) {
    const inQuery = description.body === undefined && name !== "body";
    if (!kinds.has(name) && !inQuery) continue;
    const loss = lossOf(value, kinds.get(name) ?? "string");
    if (loss !== undefined) return loss;
  }
  return undefined;
}

function lossOf(value: unknown, kind: ParameterKind): string | undefined {
  if (kind === "strings" || kind === "integers") {
    if (!Array.isArray(value)) return typeof value === "string" ? "a text is a list" : lossOf(value, "string");
    if (value.length === 1 && value[0] === "") return "an empty text is a list of nothing";
    const item = kind === "strings" ? "string" : "integer";
    return value.map((each) => lossOf(each, item)).find((loss) => loss !== undefined);
  }
  if (typeof value === "object") return value === null ? "null is no text" : "a list or an object is no text";
  if (kind === "string" && typeof value !== "string") return `a ${typeof value} is a text like others`;
  if (kind === "integer" && typeof value === "string" && /^-?\d+$/.test(value)) return "digits are a number";
  if (kind === "boolean" && (value === "true" || value === "false")) return "true and false are no other texts";
  return undefined;
}
