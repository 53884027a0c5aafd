import type { Bundle } from "../../../../scripts/generate/bundle.ts";
import { renderConstraints } from "../../../../scripts/generate/constraints.ts";
import { renderOperationMethods } from "../../../../scripts/generate/operation-methods.ts";
import { renderOperationTable } from "../../../../scripts/generate/operation-table.ts";
import { renderTypes } from "../../../../scripts/generate/types.ts";
import { loadPeer } from "../load-peer.ts";
import { largeSpec } from "../spec/large-spec.ts";

/** How many operations are generated, and how many of them one document has. */
export interface GenerationInput {
  readonly operations: number;
  readonly small: number;
}

type Generate = (document: Bundle) => unknown;

interface OpenapiTypescript {
  default(document: Bundle, options: { silent: boolean }): Promise<unknown>;
  astToString(nodes: unknown): string;
}

const ours: Generate = async (document) => [
  renderConstraints(document),
  renderOperationMethods(document),
  renderOperationTable(document),
  await renderTypes(document),
];

/** One document, or as many small ones as have as many operations together. */
function documents({ operations, small }: GenerationInput, size: "large" | "small"): Bundle[] {
  return size === "large"
    ? [largeSpec(operations)]
    : Array.from({ length: operations / small }, () => largeSpec(small));
}

async function each(generate: Generate, input: GenerationInput, size: "large" | "small"): Promise<() => Promise<void>> {
  // Text, so that no generator ever sees what another call has left in a document.
  const texts = documents(input, size).map((document) => JSON.stringify(document));
  return async () => {
    for (const text of texts) await generate(JSON.parse(text));
  };
}

/** By name, who generates the operations. */
export const contenders: Readonly<Record<string, (input: GenerationInput) => Promise<() => Promise<void>>>> = {
  async "openapi-typescript"(input) {
    const { default: openapiTS, astToString } = await loadPeer<OpenapiTypescript>("openapi-typescript");
    return each(async (document) => astToString(await openapiTS(document, { silent: true })), input, "large");
  },
  "social-api": (input) => each(ours, input, "large"),
  "social-api, in small documents": (input) => each(ours, input, "small"),
};
