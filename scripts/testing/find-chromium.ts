import { existsSync } from "node:fs";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const HINT =
  "install Chromium (`apt-get install chromium`) or Chrome, or set CHROME_PATH to where one is; the pages are not tested";

/**
 * Finds a Chromium or Chrome: the one that CHROME_PATH names, or one where they are usually installed. Without one it
 * warns and returns undefined, so that a test can be skipped.
 *
 * @throws Error without one when CI is true: there a skipped test would look like a passed one.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env, exists = existsSync): string | undefined {
  const { CHROME_PATH, CI } = env;
  const found = [...(CHROME_PATH ? [CHROME_PATH] : PLACES)].find((place) => exists(place));
  if (found !== undefined) return found;
  const problem = CHROME_PATH ? `there is no browser at CHROME_PATH (${CHROME_PATH})` : "there is no browser";
  if (CI === "true" || CI === "1") throw new Error(`${problem}: ${HINT}`);
  console.warn(`\n*** SKIPPED: ${problem}. To run the browser tests: ${HINT}. ***\n`);
  return undefined;
}
