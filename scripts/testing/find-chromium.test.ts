import { expect, it, vi } from "vitest";
import { findChromium } from "./find-chromium.ts";

it("takes the browser that CHROME_PATH names", () => {
  expect(findChromium({ CHROME_PATH: "/opt/chrome" }, () => true)).toBe("/opt/chrome");
});

it("warns without a browser, and fails without one in CI", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(findChromium({}, () => false)).toBeUndefined();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("SKIPPED: there is no browser"));
  expect(() => findChromium({ CI: "true" }, () => false)).toThrow("apt-get install chromium");
  warn.mockRestore();
});
