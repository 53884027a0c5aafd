import { parseJson } from "@social-api/core";
import { campaignPage } from "../campaigns.ts";
import { LEAST } from "../least-contenders.ts";
import { loadPeer } from "../load-peer.ts";
import { parseAndLook, parseAndPlace } from "./least.ts";

/** The page to parse. */
export interface PageInput {
  readonly count: number;
  /** Whether its amounts are beyond 2^53. */
  readonly unsafe: boolean;
}

type Parse = (text: string) => unknown;
type SourceReviver = (key: string, value: unknown, context: { source?: string }) => unknown;

const PARSERS: Readonly<Record<string, () => Promise<Parse>>> = {
  "JSON.parse": async () => (text) => JSON.parse(text),

  "social-api": async () => parseJson,

  [LEAST.look]: async () => parseAndLook,

  [LEAST.place]: async () => parseAndPlace,

  async "lossless-json"() {
    type Exports = { parse(text: string, reviver: null, parseNumber: (text: string) => unknown): unknown };
    const { parse } = await loadPeer<Exports>("lossless-json");
    return (text) => parse(text, null, exact);
  },

  async "json-bigint"() {
    const { default: create } = await loadPeer<{ default(options: object): { parse: Parse } }>("json-bigint");
    return create({ useNativeBigInt: true }).parse;
  },

  // What the language itself offers: the reviver is told how each number was written.
  async "source-text reviver"() {
    const reviver: SourceReviver = (_key, value, { source }) =>
      typeof value === "number" && !Number.isSafeInteger(value) ? exact(source as string) : value;
    return (text) => JSON.parse(text, reviver as (key: string, value: unknown) => unknown);
  },
};

function exact(text: string): number | bigint {
  const number = Number(text);
  return Number.isSafeInteger(number) || !/^-?\d+$/.test(text) ? number : BigInt(text);
}

/** The same for the process that counts: each makes sure once that it loses no digit, except the one that does. */
export const contenders = Object.fromEntries(
  Object.entries(PARSERS).map(([name, create]) => [
    name,
    async ({ count, unsafe }: PageInput) => {
      // In one piece, as it comes from a response.
      const text = await new Response(campaignPage(count, { unsafe })).text();
      const parse = await create();
      type Page = { readonly data: readonly { readonly daily_budget_amount_local_micro: number | bigint }[] };
      const [, amount = ""] = /"daily_budget_amount_local_micro":(\d+)/.exec(text) ?? [];
      const parsed = (parse(text) as Page).data[0]?.daily_budget_amount_local_micro;
      const isExact = `${parsed}` === amount && typeof parsed === (unsafe ? "bigint" : "number");
      if (!isExact && name !== "JSON.parse") throw new Error(`${name} makes ${typeof parsed} ${parsed} of ${amount}`);
      return async () => parse(text);
    },
  ]),
);
