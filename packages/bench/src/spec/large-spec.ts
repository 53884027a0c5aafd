import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Bundle, PathItem } from "../../../../scripts/generate/bundle.ts";

const ADS = join(import.meta.dirname, "../../../../specs/dist/ads-v12.json");
const METHODS = ["get", "post", "put", "delete"] as const;

/**
 * An OpenAPI 3.1 document of that many operations: the Ads API's own, then as many copies of it as are needed, each
 * below a path of its own and with operationIds and components of its own, the last one cut off. The same number makes
 * the same document.
 *
 * @param operations - how many, at least 1
 */
export function largeSpec(operations: number): Bundle {
  const text = readFileSync(ADS, "utf8");
  const spec: Bundle = { ...JSON.parse(text), paths: {}, components: {} };
  for (let area = 0, left = operations; left > 0; area++) {
    const copy: Bundle = area === 0 ? JSON.parse(text) : copyOf(text, `Area${area}`);
    for (const [path, item] of Object.entries(copy.paths)) {
      const kept = firstOperations(item, left);
      left -= countOperations(kept);
      if (countOperations(kept) > 0) spec.paths[path] = kept;
    }
    for (const [kind, components] of Object.entries(copy.components)) {
      spec.components[kind] = { ...spec.components[kind], ...components };
    }
  }
  return spec;
}

/** The document as that of one area of a larger API. */
function copyOf(text: string, area: string): Bundle {
  const copy = JSON.parse(text.replaceAll(/#\/components\/(\w+)\//g, `$&${area}`)) as Bundle;
  const { paths, components } = copy;
  copy.paths = mapKeys(paths, (path) => path.replace(/^\/12\//, `/12/${area.toLowerCase()}/`));
  copy.components = Object.fromEntries(
    Object.entries(components).map(([kind, named]) => [kind, mapKeys(named, (name) => area + name)]),
  );
  for (const item of Object.values(copy.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      // A verb, then what it is about: `listCampaigns` becomes `listArea7Campaigns`.
      if (operation) operation.operationId = operation.operationId.replace(/^[a-z]+/, `$&${area}`);
    }
  }
  return copy;
}

function firstOperations(item: PathItem, most: number): PathItem {
  const kept = METHODS.filter((method) => item[method]).slice(0, most);
  return Object.fromEntries(
    Object.entries(item).filter(([key]) => key === "parameters" || kept.some((method) => method === key)),
  );
}

function countOperations(item: PathItem): number {
  return METHODS.filter((method) => item[method]).length;
}

function mapKeys<Value>(object: Record<string, Value>, rename: (key: string) => string): Record<string, Value> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [rename(key), value]));
}
