import type { Browser } from "playwright-core";
import { type Drawing, watchDrawing } from "./watch-drawing.ts";

/** What one visit of a page took. */
export interface Visit {
  /** What came over the network, compressed and with its headers. */
  readonly bytes: number;
  /** Until anything was drawn, in milliseconds. */
  readonly firstPaint: number;
  /** Until its heading could be read, in milliseconds. */
  readonly shown: number;
  /** Until its heading could be read and the page answered within 50 ms from then on, in milliseconds. */
  readonly interactive: number;
  /** What the thread of the page computed until it had come to rest, in milliseconds. */
  readonly computed: number;
}

/** A page has come to rest when it was neither busy nor loading for so long, in milliseconds. */
const REST = 1_000;

/** Opens a page that no browser has seen before, and waits until it has come to rest. */
export async function visit(browser: Browser, url: string, heading: string): Promise<Visit> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    let bytes = 0;
    devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await devtools.send("Network.enable");
    await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
    await page.addInitScript(watchDrawing, heading);
    await page.goto(url, { waitUntil: "networkidle" });
    await page.waitForFunction(
      (rest) => {
        const { firstPaint, shown, answering } = (globalThis as unknown as { drawing: Drawing }).drawing;
        return firstPaint > 0 && shown > 0 && performance.now() - Math.max(shown, answering) > rest;
      },
      REST,
      { polling: 100, timeout: 60_000 },
    );
    const { firstPaint, shown, answering } = await page.evaluate(
      () => (globalThis as unknown as { drawing: Drawing }).drawing,
    );
    const { metrics } = await devtools.send("Performance.getMetrics");
    const seconds = metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
    return { bytes, firstPaint, shown, interactive: Math.max(shown, answering), computed: 1_000 * seconds };
  } finally {
    await context.close();
  }
}
