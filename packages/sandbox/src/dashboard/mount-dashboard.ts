import type { Hono } from "hono";
import { type AssetType, readAsset } from "./read-asset.ts";
import { vocabulary } from "./vocabulary.ts";

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

/** Serves the dashboard at `/`, and its files below `/dashboard/`. */
export function mountDashboard(app: Hono): void {
  app.get("/", (context) => serve("index.html", context.req.method));
  app.get("/dashboard/vocabulary.json", () => Response.json(vocabulary, { headers: HEADERS }));
  app.get("/dashboard/:file", (context) => serve(context.req.param("file"), context.req.method));
}

async function serve(name: string, method: string): Promise<Response> {
  const asset = await readAsset(name);
  if (asset === undefined) return new Response("The dashboard has no such file.\n", { status: 404, headers: HEADERS });
  const headers = { ...HEADERS, "Content-Type": TYPES[asset.type] };
  return new Response(method === "HEAD" ? null : asset.text, { headers });
}
