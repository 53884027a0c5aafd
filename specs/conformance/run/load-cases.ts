import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { APIS, type Api } from "../../../scripts/generate/bundle.ts";
import type { CaseFile } from "./case.ts";

/** A case file and where it stands. */
export interface LoadedCases extends CaseFile {
  api: Api;
  /** Relative to the folder `conformance`. */
  file: string;
}

const FOLDER = join(import.meta.dirname, "..");

/**
 * Reads every case file, in the order of their names, with all lists of ids spelled out.
 *
 * @throws Error for an integer that may be rounded, and for a `$ids` that stands for no list.
 */
export async function loadCases(folder: string = FOLDER): Promise<LoadedCases[]> {
  const files = await Promise.all(
    APIS.map(async (api) => {
      const names = await readdir(join(folder, api)).catch(() => []);
      return names.sort().map((name) => ({ api, file: `${api}/${name}` }));
    }),
  );
  return Promise.all(
    files.flat().map(async ({ api, file }) => {
      const content = parse(await readFile(join(folder, file), "utf8")) as CaseFile;
      refuseRounded(content, file);
      return { api, file, ...withIds(content, file) };
    }),
  );
}

/** YAML readers round integers beyond 2^53 - 1 without a word: a case must not rest on what it does not say. */
function refuseRounded(value: unknown, file: string): void {
  if (typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new Error(`${file}: ${value} may be rounded; write it as { $int64: "…" }`);
  }
  if (typeof value === "object" && value !== null)
    for (const member of Object.values(value)) refuseRounded(member, file);
}

/** A copy in which each `{ $ids: c3 }` is the list that it stands for: c1, c2, c3. */
function withIds<Value>(value: Value, file: string): Value {
  if (Array.isArray(value)) return value.map((item) => withIds(item, file)) as Value;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const [[name, last] = []] = entries;
  if (entries.length > 1 || name !== "$ids") {
    return Object.fromEntries(entries.map(([key, member]) => [key, withIds(member, file)])) as Value;
  }
  const [, letters, count] = /^([a-z]+)([1-9]\d*)$/.exec(last) ?? [];
  if (count === undefined) throw new Error(`${file}: $ids ${last} stands for no list; write letters and a number`);
  return Array.from({ length: Number(count) }, (_, index) => `${letters}${index + 1}`) as Value;
}
