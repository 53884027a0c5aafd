import { stringifyJson } from "@social-api/core";
import type { OperationalDisconnectProblem } from "@social-api/platform-v2";
import { problemBody } from "../problem-body.ts";

/** Why the service ends a connection. */
export type DisconnectType = NonNullable<OperationalDisconnectProblem["disconnect_type"]>;

/** What a connection is made of. */
export interface StreamConnectionOptions {
  readonly id: string;
  readonly user_id: string;
  readonly request: Pick<Request, "signal">;
  /** Sends nothing at all, as a connection that hangs. */
  readonly stalled: boolean;
  readonly heartbeatMs: number;
  /** The most bytes that wait for the reader. */
  readonly queueBytes: number;
  /** Called once, when the connection has ended, whoever ended it. */
  readonly onEnd: () => void;
}

const encoder = new TextEncoder();

/**
 * One open connection to the activity stream: a JSON object a line, and blank lines as signs of life. What the stream
 * looks like is not shown; both are our choice.
 */
export class StreamConnection {
  readonly id: string;
  readonly user_id: string;
  readonly stalled: boolean;
  /** What is sent to the client. */
  readonly body: ReadableStream<Uint8Array>;
  readonly #queueBytes: number;
  readonly #onEnd: () => void;
  readonly #heartbeat: NodeJS.Timeout;
  /** Kept, so that its signal goes on telling whether the client is still there. */
  readonly #request: Pick<Request, "signal">;
  readonly #onAbort = () => {
    if (!this.#close()) return;
    const reason: unknown = this.#request.signal.reason;
    // A server says with a text that its client is gone: there is nobody to tell, and it would log an error.
    if (typeof reason === "string") this.#controller.close();
    else this.#controller.error(reason);
  };
  #controller!: ReadableStreamDefaultController<Uint8Array>;
  #ended = false;

  constructor({ id, user_id, request, stalled, heartbeatMs, queueBytes, onEnd }: StreamConnectionOptions) {
    this.id = id;
    this.user_id = user_id;
    this.stalled = stalled;
    this.#queueBytes = queueBytes;
    this.#onEnd = onEnd;
    this.#request = request;
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        cancel: () => void this.#close(),
      },
      // Not by ByteLengthQueuingStrategy, which the environments of some test runners lack.
      { highWaterMark: queueBytes, size: (chunk) => chunk.byteLength },
    );
    this.#heartbeat = setInterval(() => this.#beat(), heartbeatMs);
    // A stream alone is no reason to keep the process.
    this.#heartbeat.unref();
    // At once, so that the client sees that the stream is open.
    this.#beat();
    // A client that has gone already will not go once more.
    if (request.signal.aborted) this.#onAbort();
    else request.signal.addEventListener("abort", this.#onAbort);
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** Sends a record. Ends the connection instead when its reader is too slow. Returns whether it was sent. */
  write(record: string): boolean {
    if (this.#ended || this.stalled) return false;
    const bytes = encoder.encode(`${record}\n`);
    const waiting = this.#waiting();
    // A single record may be larger than all that may wait.
    if (waiting > 0 && waiting + bytes.length > this.#queueBytes) {
      this.end("SlowReader");
      return false;
    }
    this.#controller.enqueue(bytes);
    return true;
  }

  /** Ends the connection, and tells the client why in a last line. */
  end(disconnect_type: DisconnectType): void {
    if (!this.#close()) return;
    if (!this.stalled) {
      const problem = problemBody("operational-disconnect", { detail: DETAILS[disconnect_type], disconnect_type });
      this.#controller.enqueue(encoder.encode(`${stringifyJson(problem)}\n`));
    }
    this.#controller.close();
  }

  /** What waits for the reader already tells it that the connection lives. */
  #beat(): void {
    if (!this.#ended && !this.stalled && this.#waiting() === 0) this.#controller.enqueue(encoder.encode("\n"));
  }

  #waiting(): number {
    return this.#queueBytes - (this.#controller.desiredSize ?? 0);
  }

  #close(): boolean {
    if (this.#ended) return false;
    this.#ended = true;
    clearInterval(this.#heartbeat);
    this.#request.signal.removeEventListener("abort", this.#onAbort);
    this.#onEnd();
    return true;
  }
}

/** What the types mean is not shown beyond their names. */
const DETAILS: Readonly<Record<DisconnectType, string>> = {
  OperationalDisconnect: "The connection was ended for operational reasons.",
  UpstreamOperationalDisconnect: "The connection was ended for operational reasons further up.",
  ForceDisconnect: "The connection was ended on request.",
  UpstreamUncleanDisconnect: "The connection broke further up.",
  SlowReader: "The connection was ended because events were read more slowly than they came.",
  InternalError: "The connection was ended by an internal error.",
  ClientApplicationStateDegraded: "The connection was ended because of the state of the client application.",
  InvalidRules: "The connection was ended because its rules are invalid.",
};

/** All of them. */
export const DISCONNECT_TYPES = Object.keys(DETAILS) as readonly DisconnectType[];
