import { type ContendersWork, measureWork } from "../counting/measure-contenders.ts";
import type { PageInput } from "../int64/contenders.ts";
import { ownVersion } from "../own-version.ts";
import { peerVersion } from "../peers.ts";
import type { Measurement, Row } from "../row.ts";

/** The campaigns of 200 KB. */
const COUNT = 390;

const CASES: readonly [work: string, unsafe: boolean, atMost: number, notes: readonly string[]][] = [
  [
    "1,000 pages of 200 KB, no integer beyond 2^53",
    false,
    1.05,
    ["Looking at every 16th character, the fewest that find each integer of 16 digits, takes about 0.05 × JSON.parse."],
  ],
  [
    "1,000 pages of 200 KB, both amounts of all campaigns beyond 2^53",
    true,
    1.3,
    [
      "JSON.parse alone rounds every amount. 1.3 is out of reach, by profile: to find the 780 amounts takes 0.11 × JSON.parse, BigInt() of them 0.12, to walk over what was parsed 0.07, to put them in their places 0.05, and to make sure that each is put in the right one 0.15. Amounts beyond 2^53 millionths are nine billion, so such pages are rare.",
    ],
  ],
];

/** Parsing without rounding. */
export const int64: Row = {
  id: "int64",
  title: "Exact 64-bit integers",
  async measure(run) {
    const node = `Node ${process.versions.node}`;
    const measurements: Measurement[] = [];
    for (const [work, unsafe, atMost, notes] of CASES) {
      const input: PageInput = { count: COUNT, unsafe };
      const task: ContendersWork = {
        work,
        module: import.meta.resolve("../int64/contenders.ts"),
        input,
        versions: {
          "JSON.parse": node,
          "social-api": ownVersion("core"),
          "lossless-json": peerVersion("lossless-json"),
          "json-bigint": peerVersion("json-bigint"),
          "source-text reviver": node,
        },
        limit: "JSON.parse",
        goals: [{ text: `at most ${atMost} × JSON.parse`, contender: "social-api", against: "JSON.parse", atMost }],
        notes,
        ...(run.smoke ? { warmUp: 1, calls: 2 } : { warmUp: 150, calls: 300 }),
      };
      measurements.push(await measureWork(run, task));
    }
    return measurements;
  },
};
