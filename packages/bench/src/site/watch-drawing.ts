/** What a page has seen of its own loading, in milliseconds since it was asked for. */
export interface Drawing {
  /** Anything at all was drawn. */
  firstPaint: number;
  /** A heading with the text that was waited for was there to read. */
  shown: number;
  /** The last task ended after which the page did not answer for longer than 50 ms. */
  answering: number;
}

/** Runs in the page, before everything else: it notes when something is drawn and how long the page is busy. */
export function watchDrawing(heading: string): void {
  const drawing: Drawing = { firstPaint: 0, shown: 0, answering: 0 };
  Object.assign(globalThis, { drawing });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === "first-contentful-paint") drawing.firstPaint = startTime;
    }
  }).observe({ type: "paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      drawing.answering = Math.max(drawing.answering, startTime + duration);
    }
  }).observe({ type: "longtask", buffered: true });
  const look = () => {
    const found = [...document.querySelectorAll("h1, h2")].some(
      (element) => element.textContent.includes(heading) && element.getClientRects().length > 0,
    );
    if (found) drawing.shown = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
