import type { Vocabulary } from "../vocabulary.ts";
import { parseExact } from "./json.ts";
import type { Source } from "./poller.ts";

/** What panels are given. */
export interface Tools {
  readonly vocabulary: Vocabulary;
  /** Does something, says how it went, and then shows what became of it. */
  act(run: () => Promise<string>): Promise<void>;
  /** Has everything that is shown asked for at once. */
  refresh(): void;
}

/** A part of the page: it wires its forms, and returns what it shows. */
export type Panel = (tools: Tools) => readonly Source[];

/** Has a form act instead of leaving the page. */
export function onSubmit({ act }: Tools, form: HTMLFormElement, run: () => Promise<string>): void {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void act(run);
  });
}

/** Reads a JSON object that somebody wrote; an empty text is an empty one. */
export function readObject(text: string, name: string): object {
  if (text.trim() === "") return {};
  try {
    const value = parseExact(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch {}
  throw new Error(`${name} must be a JSON object, such as {"name": "value"}.`);
}
