/** Copies the files of the dashboard that need no compiler beside its compiled scripts. */
import { cp } from "node:fs/promises";

const from = new URL("../src/dashboard/assets/", import.meta.url);
await cp(from, new URL("../dist/dashboard/assets/", import.meta.url), { recursive: true });
