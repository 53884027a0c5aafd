import { isApiError, isStreamError, type PlatformClient, streamActivity } from "@social-api/platform-v2";
import type { StreamCase, StreamOutcome } from "./case.ts";
import { playAnswers } from "./play-answers.ts";

/** A client tries again this often, so that a case needs no more answers. */
const MAX_RECONNECTS = 2;

/** What a client of the stream does with a list of answers; it waits for nothing. */
export async function runStream({ stream, answers }: StreamCase): Promise<StreamOutcome> {
  const { client, calls } = playAnswers("platform-v2", answers);
  let records = 0;
  const outcome = (ends: StreamOutcome["ends"]) => ({ records, calls, ends });
  try {
    const entries = streamActivity(client as unknown as PlatformClient, {
      ...(stream.end_stale && { endStaleConnections: stream.end_stale }),
      maxReconnects: MAX_RECONNECTS,
      sleep: async () => {},
    });
    for await (const { kind } of entries) {
      if (kind === "record") records += 1;
      if (records === stream.records) break;
    }
    return outcome("limited");
  } catch (error) {
    if (isApiError(error)) return outcome("failure");
    if (!isStreamError(error) || error.reason === "record-too-long") throw error;
    return outcome(error.reason);
  }
}
