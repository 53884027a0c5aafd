import type { User } from "../store/entities.ts";
import type { Answer } from "./answer.ts";

/** What a request was answered with, and what the log tells of that. */
export interface KeptAnswer {
  readonly answer: Answer;
  readonly user: User;
  readonly ignored: readonly string[];
}

/** The most that is kept, in bytes. */
const CAPACITY = 2 ** 22;
/** About what an answer takes beside its body and what was asked. */
const OVERHEAD = 1_000;

/**
 * Answers that last: to understand, check, write and encode takes longer than to send, so who asks the same again and
 * again gets the same bytes, until anything is written. Then all of them are forgotten.
 */
export class KeptAnswers {
  /** What was asked once is only noted: most lists are not asked for again, and to keep one takes time, too. */
  readonly #answers = new Map<string, KeptAnswer | undefined>();
  #version = 0;
  #bytes = 0;

  /** @param version - that of the store now */
  find(asked: string, version: number): KeptAnswer | undefined {
    return version === this.#version ? this.#answers.get(asked) : undefined;
  }

  /**
   * Returns an answer that lasts, and keeps it when it is given for the second time.
   *
   * @param version - that of the store when it was answered
   */
  keep(asked: string, version: number, given: KeptAnswer): KeptAnswer {
    const { answer } = given;
    if (typeof answer.body !== "string") return given;
    const again = version === this.#version && this.#answers.has(asked);
    // Twice as fast as a TextEncoder.
    const body = again ? Buffer.from(answer.body) : undefined;
    const kept = body && { ...given, answer: { ...answer, body } };
    const bytes = 2 * asked.length + OVERHEAD + (body?.length ?? 0);
    if (version !== this.#version || this.#bytes + bytes > CAPACITY) {
      this.#answers.clear();
      this.#bytes = 0;
      this.#version = version;
    }
    this.#answers.set(asked, kept);
    this.#bytes += bytes;
    return kept ?? given;
  }
}
