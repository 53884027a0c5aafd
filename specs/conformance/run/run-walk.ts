import { isApiError, isRuleViolationError, isWalkError, pollNew } from "@social-api/platform-v2";
import type { Api } from "../../../scripts/generate/bundle.ts";
import type { Place, PollCase, WalkCase, WalkOutcome } from "./case.ts";
import { playAnswers } from "./play-answers.ts";
import { readInt64 } from "./read-int64.ts";
import { toRefused } from "./run-request.ts";

type Item = { id: string };

/** What a client's walk does with a list of answers. */
export async function runWalk(api: Api, { walk: { operation, options, ...call }, answers }: WalkCase) {
  const { client, walk, requests } = playAnswers(api, answers);
  const args = readInt64(call.arguments);
  const { page_limit, from, ...rest } = options ?? {};
  return observe(requests, async (items) => {
    const start = (more: object) => walk(client[operation] as never, args as never, { ...rest, ...more } as never);
    const pages = page_limit === undefined ? {} : { pageLimit: page_limit };
    // What else a checkpoint holds is the client's own affair: it is taken from a walk that was never walked.
    const walking = start({ ...pages, ...(from && { from: { ...start({}).checkpoint, ...from } }) });
    for await (const item of walking) items.push((item as Item).id);
    return walking.state === "ended" ? { ends: "ended" } : { ends: "limited", resumes: toPlace(walking.checkpoint) };
  });
}

/** What a client's poll for new data does with a list of answers. */
export async function runPoll(api: Api, { poll: { operation, since_id, polls, ...call }, answers }: PollCase) {
  const { client, requests } = playAnswers(api, answers);
  return observe(requests, async (items) => {
    const enough = new AbortController();
    let left = polls;
    const found = pollNew(client[operation] as never, readInt64(call.arguments) as never, {
      idOf: (item) => (item as Item).id,
      ...(since_id !== undefined && { sinceId: since_id }),
      signal: enough.signal,
      sleep: async () => {
        left -= 1;
        if (left === 0) enough.abort();
      },
    });
    for await (const item of found) items.push((item as Item).id);
    return { ends: "limited" };
  });
}

async function observe(
  requests: Record<string, string>[],
  run: (items: string[]) => Promise<Pick<WalkOutcome, "ends" | "resumes">>,
): Promise<WalkOutcome> {
  const items: string[] = [];
  try {
    const end = await run(items);
    return { items, requests, ...end };
  } catch (error) {
    if (isRuleViolationError(error)) {
      return { items, requests, ends: "refused", refused: toRefused(error.violations) };
    }
    if (!isWalkError(error) || error.reason === "cancelled") throw error;
    const failed = { items, requests, ends: error.reason, resumes: toPlace(error.checkpoint) };
    return isApiError(error.cause) ? { ...failed, status: error.cause.status } : failed;
  }
}

function toPlace({ token, skip }: Place): Place {
  return { token, skip };
}
