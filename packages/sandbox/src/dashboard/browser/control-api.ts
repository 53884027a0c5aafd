import { formatExact, parseExact } from "./json.ts";

/** The control API refused something, or gave no answer. */
export class ControlError extends Error {
  override readonly name = "ControlError";
  /** The status of the answer; undefined when there was none. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

/** Asks the control API, and returns the text of its answer. The path is relative to `/sandbox/`. */
export async function askText(method: string, path: string, body?: unknown): Promise<string> {
  const text = typeof body === "string" || body === undefined ? body : formatExact(body);
  const response = await fetch(`sandbox/${path}`, {
    method,
    ...(text !== undefined && { body: text, headers: { "Content-Type": "application/json" } }),
  }).catch(() => {
    throw new ControlError("The sandbox gives no answer. Is it still running?");
  });
  const answer = await response.text();
  if (!response.ok) {
    throw new ControlError(wordsOf(answer) ?? `The sandbox answered ${response.status}.`, response.status);
  }
  return answer;
}

/** Asks the control API, and returns its answer without the envelope. */
export async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
  return unwrap(parseExact(await askText(method, path, body)));
}

/** Takes off the envelope of an answer; what tells the whole state has none. */
export function unwrap(answer: unknown): unknown {
  return typeof answer === "object" && answer !== null && "data" in answer ? answer.data : answer;
}

function wordsOf(text: string): string | undefined {
  try {
    const { errors } = JSON.parse(text) as { errors?: { message?: string }[] };
    return errors?.map(({ message }) => message).join("\n");
  } catch {
    return undefined;
  }
}
