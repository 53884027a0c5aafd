import { nodesWithin } from "../document/visit.ts";

/** A name of letters alone: an id, an address or a moment that stands as an example is nothing that is looked for. */
const NAME = /^[a-z]+(?:[_-][a-z]+)*$/i;

/**
 * The members that a part of a document names, and the values that it lists or has seen, each once: what somebody has met
 * in a message and looks up. References are not followed, as what they lead to is found by itself.
 */
export function namesAndValues(part: unknown): Set<string> {
  const found = [...nodesWithin(part)].flatMap(({ node, path }) => [
    ...(path.at(-1) === "properties" ? Object.keys(node) : []),
    ...[list(node["enum"]), node["const"]].flat(),
    ...list(node["examples"])
      .flat()
      .filter((value) => NAME.test(String(value))),
  ]);
  return new Set(found.filter((value) => typeof value === "string"));
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
