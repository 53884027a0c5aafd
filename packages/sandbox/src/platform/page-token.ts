import { createHash } from "node:crypto";

/** What a token says: the page begins beside this item, on its older or its newer side. */
export interface PageToken {
  readonly direction: "older" | "newer";
  /** The id of an item. */
  readonly beside: string;
}

/** What a token belongs to: it goes on with the query that it came from, and with no other. */
export function fingerprintOf(...query: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(query)).digest("base64url").slice(0, 10);
}

/** Writes a token. It is opaque (rule `page.opaque-tokens`): nobody else is to read it. */
export function writePageToken({ direction, beside }: PageToken, fingerprint: string): string {
  return Buffer.from(JSON.stringify([fingerprint, direction, beside])).toString("base64url");
}

/**
 * Reads a token.
 *
 * @returns nothing for what is no token, or the token of another query
 */
export function readPageToken(token: string, fingerprint: string): PageToken | undefined {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(token, "base64url").toString());
  } catch {
    return undefined;
  }
  if (!Array.isArray(parts)) return undefined;
  const [given, direction, beside] = parts as unknown[];
  const isOurs =
    given === fingerprint && (direction === "older" || direction === "newer") && typeof beside === "string";
  if (!isOurs) return undefined;
  const read: PageToken = { direction, beside };
  // Base64 has several texts for the same bytes: a token that was changed is none.
  return writePageToken(read, fingerprint) === token ? read : undefined;
}
