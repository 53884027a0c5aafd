import type { Answer } from "../http/answer.ts";
import { type ApiRequest, targetOf } from "../http/api-request.ts";
import { type AssetType, readAsset } from "./read-asset.ts";

const TYPES: Readonly<Record<AssetType, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
  js: "text/javascript; charset=utf-8",
};

/**
 * What the page may do: load its own files, ask its own host, and nothing else. No text becomes markup: trusted types
 * refuse every sink that would read it as such.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

const HEADERS: Readonly<Record<string, string>> = {
  "Cache-Control": "no-cache",
  "Content-Security-Policy": POLICY,
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

/** Answers requests for the dashboard, which is at `/`, and for its files below `/dashboard/`; undefined for all others. */
export async function answerDashboard(request: ApiRequest): Promise<Answer | undefined> {
  const { path } = targetOf(request);
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  const [, file] = path === "/" ? ["", "index.html"] : (/^\/dashboard\/([^/]+)$/.exec(path) ?? []);
  if (file === undefined) return undefined;
  const answer = await read(file);
  return request.method === "HEAD" ? { ...answer, body: "" } : answer;
}

async function read(file: string): Promise<Answer> {
  if (file === "vocabulary.json") {
    // It reads a document as soon as it is loaded: only those who open the page wait for that.
    const { vocabulary } = await import("./vocabulary.ts");
    return { headers: HEADERS, body: JSON.stringify(vocabulary) };
  }
  const asset = await readAsset(file);
  if (asset !== undefined) return { headers: HEADERS, mediaType: TYPES[asset.type], body: asset.text };
  const body = "The dashboard has no such file.\n";
  return { status: 404, headers: HEADERS, mediaType: "text/plain; charset=utf-8", body };
}
