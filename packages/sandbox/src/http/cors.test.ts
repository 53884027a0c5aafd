import { expect, test } from "vitest";
import { createSandbox } from "../index.ts";

const { urls, fetch } = createSandbox();

test("pages of every origin may send requests to the two APIs, and read the answers", async () => {
  for (const url of [urls.platform, urls.ads, urls.adsSandbox]) {
    const asked = { Origin: "https://page.example", "Access-Control-Request-Headers": "authorization,content-type" };
    const preflight = await fetch(`${url}/12/accounts`, { method: "OPTIONS", headers: asked });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
    expect(preflight.headers.get("access-control-allow-headers")).toBe("authorization,content-type");
    expect(preflight.headers.get("access-control-allow-methods")?.split(", ")).toEqual(
      expect.arrayContaining(["GET", "POST", "PUT", "DELETE"]),
    );
    const answer = await fetch(`${url}/nowhere`);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("access-control-expose-headers")?.split(", ")).toContain("Sandbox-Violations");
  }
});

test("no page gets leave from the control API", async () => {
  const response = await fetch(`${urls.control}/sandbox/state`, { method: "OPTIONS" });
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
});
