/** Where a guide shows a sample: `<!-- sample: lists.ts#walk | Every campaign -->`. */
export interface SampleComment {
  /** The file of `samples/`, without its ending. */
  name: string;
  /** The region of it; the whole file where there is none. */
  region?: string;
  /** What stands above the code. */
  label: string;
}

const COMMENT = /^<!-- sample: (?<name>[\w-]+)\.ts(?:#(?<region>[\w-]+))? \| (?<label>[^|]+) -->\s*$/;

/** Reads a comment of a guide that names a sample; nothing for other markup. */
export function parseSampleComment(markup: string): SampleComment | undefined {
  const { name, region, label } = COMMENT.exec(markup)?.groups ?? {};
  if (name === undefined || label === undefined) return undefined;
  return { name, label: label.trim(), ...(region !== undefined && { region }) };
}
