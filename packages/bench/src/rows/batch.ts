import { type BatchInput, CHUNK, createdAnswer } from "../batch/contenders.ts";
import { serveText } from "../client/serve-text.ts";
import { measureTime, measureWork } from "../counting/measure-contenders.ts";
import { ownVersion } from "../own-version.ts";
import type { Row } from "../row.ts";

const LOOP = "hand-written loop";

/** Creating many campaigns. */
export const batch: Row = {
  id: "batch",
  title: "A batch of 4,000 campaigns in chunks of 40",
  async measure(run) {
    const chunks = run.smoke ? 3 : 100;
    const server = await serveText({ body: "{}", created: createdAnswer() });
    try {
      const task = {
        module: import.meta.resolve("../batch/contenders.ts"),
        input: { url: server.url, chunks } satisfies BatchInput,
        versions: {
          [LOOP]: `Node ${process.versions.node}`,
          "social-api": ownVersion("ads-v12"),
          "social-api, preflight": ownVersion("ads-v12"),
        },
        limit: LOOP,
        goals: [{ text: "at most 1.05 × the loop", contender: "social-api", against: LOOP, atMost: 1.05 }],
        notes: [
          "The server is another process and answers at once. The loop checks that each answer has as many campaigns as were sent; social-api also that no number was rounded, and matches answers with what was sent, item by item. Preflight checks each campaign by every rule of its creation, which takes about 1.4 µs.",
        ],
        ...(run.smoke ? { warmUp: 1, calls: 1 } : { warmUp: 20, calls: 20 }),
      };
      const size = `${chunks * CHUNK} campaigns over loopback`;
      return [
        await measureTime(run, { ...task, work: `one batch of ${size}` }),
        await measureWork(run, { ...task, work: `1,000 batches of ${size}, the client's process alone` }),
      ];
    } finally {
      await server.close();
    }
  },
};
