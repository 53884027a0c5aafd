import type { Where } from "./types.ts";

/** The five kinds of rules in words: a label, and what it takes to judge one. */
export const WHERE_WORDS: Record<Where, { short: string; long: string }> = {
  request: {
    short: "request",
    long: "Can be judged from one request alone, so a client can check it before anything is sent.",
  },
  state: { short: "state", long: "Depends on what the service has stored, so only the server can judge it." },
  response: { short: "response", long: "Tells what an answer looks like, so that you can rely on it." },
  walk: { short: "walk", long: "Tells what a client does over several requests, such as walking through pages." },
  fact: { short: "fact", long: "Good to know; the documents name nothing that enforces it." },
};
