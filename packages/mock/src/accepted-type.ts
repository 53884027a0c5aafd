/**
 * Chooses among media types by the header `Accept`: the one with the highest weight, and the first of equals.
 *
 * @returns `undefined` when the header excludes them all
 */
export function acceptedType(accept: string | undefined, mediaTypes: readonly string[]): string | undefined {
  const ranges = (accept ?? "")
    .split(",")
    .map(readRange)
    .filter(({ type }) => type !== "");
  if (ranges.length === 0) return mediaTypes[0];
  let best: { mediaType: string; weight: number } | undefined;
  for (const mediaType of mediaTypes) {
    const weight = weightOf(mediaType, ranges);
    if (weight > (best?.weight ?? 0)) best = { mediaType, weight };
  }
  return best?.mediaType;
}

interface Range {
  readonly type: string;
  readonly weight: number;
}

function readRange(text: string): Range {
  const [type = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
  const weight = Number(parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? 1);
  return { type, weight: Number.isNaN(weight) ? 0 : weight };
}

/** The most specific range decides, so `application/json;q=0, *\/*` excludes JSON. */
function weightOf(mediaType: string, ranges: readonly Range[]): number {
  const [family] = mediaType.split("/");
  for (const pattern of [mediaType, `${family}/*`, "*/*"]) {
    const range = ranges.find(({ type }) => type === pattern);
    if (range) return range.weight;
  }
  return 0;
}
