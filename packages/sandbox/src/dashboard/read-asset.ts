import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";

/** What kinds of files the dashboard is made of. */
export type AssetType = "html" | "css" | "svg" | "js";

/** A file of the dashboard. */
export interface Asset {
  readonly type: AssetType;
  readonly text: string;
}

/** Names of files: nothing that leads to another folder, or is longer than any of them. */
const NAME = /^(?=.{1,64}$)([a-z]+(?:-[a-z]+)*)\.(html|css|svg|js|ts)$/;

/** The built package has scripts; the repository has their sources, which differ by their types alone. */
const BUILT = import.meta.filename.endsWith(".js");

const read = new Map<string, Asset>();

/** Reads a file of the dashboard by its name; undefined when there is none. The built ones are read once. */
export async function readAsset(name: string): Promise<Asset | undefined> {
  const known = read.get(name);
  if (known !== undefined) return known;
  const asset = await load(name);
  // What is missing is not kept: there is no end of names.
  if (BUILT && asset !== undefined) read.set(name, asset);
  return asset;
}

async function load(name: string): Promise<Asset | undefined> {
  const [, stem, ending] = NAME.exec(name) ?? [];
  if (stem === undefined || ending === undefined) return undefined;
  if (ending !== "js" && ending !== "ts") {
    const text = await open(`assets/${name}`);
    return text === undefined ? undefined : { type: ending as AssetType, text };
  }
  const text = await open(`browser/${stem}.${BUILT ? "js" : "ts"}`);
  return text === undefined ? undefined : { type: "js", text: BUILT ? text : stripTypes(text) };
}

/** What was stripped before, by its source: stripping takes longer than all else that a page asks for. */
const stripped = new Map<string, string>();

function stripTypes(source: string): string {
  const text = stripped.get(source) ?? stripTypeScriptTypes(source);
  stripped.set(source, text);
  return text;
}

async function open(path: string): Promise<string | undefined> {
  try {
    return await readFile(new URL(`../dashboard/${path}`, import.meta.url), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
