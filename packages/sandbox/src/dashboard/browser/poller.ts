import { askText, ControlError, unwrap } from "./control-api.ts";
import { parseExact } from "./json.ts";

/** Something that is asked for again and again, and shown whenever it changed. */
export interface Source {
  /** The view that shows it; null when every view does. */
  readonly view: string | null;
  /** What is asked for, relative to `/sandbox/`; undefined while there is nothing to ask. */
  readonly path: () => string | undefined;
  // What is asked for has the form that the control API's document states.
  // biome-ignore lint/suspicious/noExplicitAny: each panel names the form that it reads
  readonly show: (data: any, envelope: any) => void;
  /** Shows nothing: there is nothing to ask, or what is asked for is refused. Without it, what was shown stays. */
  readonly clear?: () => void;
}

/** Milliseconds between the end of one round and the beginning of the next. */
const PAUSE_MS = 1_000;

/** Keeps what is shown up to date: asks for what the current view shows, about once a second. */
export class Poller {
  readonly #sources: readonly Source[];
  readonly #currentView: () => string;
  readonly #told: (error: Error | undefined) => void;
  readonly #last = new Map<Source, string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  #paused = false;

  /** `told` is called after each round, with what went wrong, if something did. */
  constructor(sources: readonly Source[], currentView: () => string, told: (error: Error | undefined) => void) {
    this.#sources = sources;
    this.#currentView = currentView;
    this.#told = told;
    document.addEventListener("visibilitychange", () => void this.refresh());
  }

  get paused(): boolean {
    return this.#paused;
  }

  set paused(paused: boolean) {
    this.#paused = paused;
    if (paused) clearTimeout(this.#timer);
    else void this.refresh();
  }

  /** Asks at once, also while updates are paused: after something was done, or another view was opened. */
  async refresh(): Promise<void> {
    clearTimeout(this.#timer);
    // A round that is under way may have asked before the change that the caller wants to see.
    await this.#running;
    this.#running ??= this.#round();
    await this.#running;
  }

  async #round(): Promise<void> {
    const view = this.#currentView();
    const due = this.#sources.filter((source) => source.view === null || source.view === view);
    // Several sources may read the same answer.
    const answers = new Map<string, Promise<string>>();
    const results = await Promise.allSettled(due.map((source) => this.#ask(source, answers)));
    const [failure] = results.filter((result) => result.status === "rejected");
    const reason: unknown = failure?.reason;
    this.#told(reason instanceof Error ? reason : undefined);
    this.#running = undefined;
    clearTimeout(this.#timer);
    // A page that nobody sees asks for nothing; it is refreshed once it is seen again.
    if (!this.#paused && !document.hidden) this.#timer = setTimeout(() => void this.refresh(), PAUSE_MS);
    if (reason !== undefined && !(reason instanceof ControlError)) console.error(reason);
  }

  async #ask(source: Source, answers: Map<string, Promise<string>>): Promise<void> {
    const path = source.path();
    if (path === undefined) return this.#clear(source);
    const answer = answers.get(path) ?? askText("GET", path);
    answers.set(path, answer);
    const text = await answer.catch((error: unknown) => {
      if (error instanceof ControlError && error.status !== undefined) this.#clear(source);
      throw error;
    });
    // Something else was chosen meanwhile, which the next round asks for.
    if (source.path() !== path) return;
    // What has not changed is left alone, so that nothing flickers.
    if (this.#last.get(source) === `${path} ${text}`) return;
    const envelope = parseExact(text);
    source.show(unwrap(envelope), envelope);
    this.#last.set(source, `${path} ${text}`);
  }

  #clear(source: Source): void {
    source.clear?.();
    this.#last.delete(source);
  }
}
