import { type Bundle, bodyKind, operationsOf } from "../../../../scripts/generate/bundle.ts";
import type { Generator } from "../spec/generate-client.ts";
import { type Call, spreadCalls, type Values } from "./spread-calls.ts";

/** One call in a program. */
interface Use {
  readonly line: string;
  /** An expression of what the server has answered. */
  readonly answer: string;
}

const CALLS = 100;
const SHOW = "declare function show(value: unknown): void;\n";

/** The consumer of a generated client: 100 calls with what they require, the answer of each looked at. */
export function generatedProgram(generator: Generator, entry: string, bundle: Bundle): string {
  const calls = spreadCalls(bundle, CALLS);
  const names = [...new Set(calls.map(({ operationId }) => operationId))].join(", ");
  const from = JSON.stringify(entry);
  switch (generator) {
    case "openapi-typescript":
      return program(
        `import createClient from "openapi-fetch";
import type { paths } from ${from};
const client = createClient<paths>({ baseUrl: "https://ads.example" });`,
        calls.map((call) => {
          const params = given({ path: call.pathArguments, query: call.queryArguments });
          const init = given({ params, body: call.body });
          return result(`client.${call.method}(${values([call.path, init])})`);
        }),
      );
    case "@hey-api/openapi-ts":
      return program(
        `import { ${names} } from ${from};`,
        calls.map(({ operationId, pathArguments: path, queryArguments: query, body }) =>
          result(`${operationId}(${values([given({ path, query, body })])})`),
        ),
      );
    case "@kubb/plugin-client":
    case "orval":
      return program(
        `import { ${names} } from ${from};`,
        calls.map((call) => answer(`${call.operationId}(${values(positional(call))})`)),
      );
  }
}

/** The consumer of our client, the same calls. */
export function ownProgram(client: string, bundle: Bundle): string {
  const kinds = new Map(operationsOf(bundle).map(({ operation: o }) => [o.operationId, bodyKind(bundle, o)]));
  return program(
    `import { createAdsClient } from ${JSON.stringify(client)};
const ads = createAdsClient({ baseUrl: "https://ads.example" });`,
    spreadCalls(bundle, CALLS).map(({ operationId, pathArguments, queryArguments, body }) => {
      const members = kinds.get(operationId) === "fields" ? (body as Values) : given({ body });
      return result(`ads.${operationId}(${values([given({ ...pathArguments, ...queryArguments, ...members })])})`);
    }),
  );
}

/** The consumer of a client of another API: the calls of it that are given, again and again. */
export function otherProgram(head: string, calls: readonly string[]): string {
  return program(
    head,
    Array.from({ length: CALLS }, (_, index) => answer(calls[index % calls.length] ?? "")),
  );
}

/** A call that resolves to `data` or `error`. */
function result(call: string): Use {
  return {
    line: `{ const r = await ${call}; if (r.error) show(r.error); else show(r.data); }`,
    answer: `(await ${call}).data!`,
  };
}

/** A call that resolves to the answer. */
function answer(call: string): Use {
  return { line: `show(await ${call});`, answer: `(await ${call})` };
}

function positional({ pathArguments, queryArguments, body }: Call): unknown[] {
  return [...Object.values(pathArguments), body, given(queryArguments)].filter((value) => value !== undefined);
}

/** Without what is not given; nothing when nothing is. */
function given(members: Values): Values | undefined {
  const entries = Object.entries(members).filter(
    ([, value]) => value !== undefined && !(typeof value === "object" && value !== null && isEmpty(value)),
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}

function values(list: readonly unknown[]): string {
  return list
    .filter((value) => value !== undefined)
    .map((value) => JSON.stringify(value))
    .join(", ");
}

/** What is not found does not fail in the declarations of a package, but makes `any` of its types: that would be cheap. */
function program(head: string, uses: readonly Use[]): string {
  const typed = `// @ts-expect-error the answer is typed\n${uses[0]?.answer}.notInTheDocument;`;
  return `${head}\n${SHOW}${uses.map(({ line }) => line).join("\n")}\n${typed}\nexport {};\n`;
}
