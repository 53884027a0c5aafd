import type { Measurement } from "@social-api/bench-report";
import { type ContendersWork, measureWork } from "../counting/measure-contenders.ts";
import type { PageInput } from "../int64/contenders.ts";
import { LEAST } from "../least-contenders.ts";
import { ownVersion } from "../own-version.ts";
import { peerVersion } from "../peers.ts";
import type { Row } from "../row.ts";

/** The campaigns of 200 KB. */
const COUNT = 390;

interface Case {
  readonly work: string;
  readonly unsafe: boolean;
  readonly atMost: number;
  readonly least: string;
  readonly notes: readonly string[];
}

const CASES: readonly Case[] = [
  {
    work: "1,000 pages of 200 KB, no integer beyond 2^53",
    unsafe: false,
    atMost: 1.05,
    least: LEAST.look,
    notes: [
      "Every 16th character is the fewest that find each integer of 16 digits. social-api also looks at what is around the digits that it meets, such as those of dates.",
    ],
  },
  {
    work: "1,000 pages of 200 KB, both amounts of all campaigns beyond 2^53",
    unsafe: true,
    atMost: 1.3,
    least: LEAST.place,
    notes: [
      "JSON.parse alone rounds every amount. The least that gives them all exactly finds 780 of them, calls BigInt() for each and walks over what was parsed, and takes more than the goal for that alone. It is wrong where a text repeats the name of a member, has names that are numbers, numbers with an exponent, or digits within strings: social-api makes sure of each. Amounts beyond 2^53 millionths are nine billion, so such pages are rare.",
    ],
  },
];

/** Parsing without rounding. */
export const int64: Row = {
  id: "int64",
  title: "Exact 64-bit integers",
  async measure(run) {
    const node = `Node ${process.versions.node}`;
    const measurements: Measurement[] = [];
    for (const { work, unsafe, atMost, least, notes } of CASES) {
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
          [least]: node,
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
