import { createLogger } from "@stoplight/prism-core";
import { createInstance, type IHttpConfig, type IHttpRequest, type PrismHttpInstance } from "@stoplight/prism-http";
import type { Outcome } from "./choose-outcome.ts";
import { Failure } from "./failure.ts";
import type { Operation } from "./operation.ts";

type Components = Parameters<typeof createInstance>[1];
type Result = Awaited<ReturnType<ReturnType<PrismHttpInstance["request"]>>>;
type Success = Extract<Result, { _tag: "Right" }>["right"];

/** One finding of Prism about a request. */
export type Diagnostic = Success["validations"]["input"][number];

/** An answer as Prism builds it from an example. */
export type PrismOutput = Success["output"];

/** Prism as a library: it checks requests and turns examples into answers, and serves nothing itself. */
export interface Prism {
  /** Everything that is wrong with a request which is meant for one operation. */
  check(request: IHttpRequest, operation: Operation): Promise<readonly Diagnostic[]>;
  /** The answer of one operation. */
  mock(request: IHttpRequest, operation: Operation, outcome: Outcome): Promise<PrismOutput>;
}

/** Starts Prism. */
export function createPrism(): Prism {
  // Prism tells its steps one by one; the log of this server has one line for each request.
  const logger = createLogger("prism", { level: "silent" });
  // A request is checked apart from its answer: Prism would pick the failure, and drop the findings if it found none.
  const answerNothing = () => () => ({ _tag: "Right", right: { statusCode: 200 } });
  const checker = createInstance(config({ check: true }), { logger, mock: answerNothing } as unknown as Components);
  const mocker = createInstance(config({ check: false }), { logger });

  return {
    async check(request, { http }) {
      const { validations } = unwrap(await checker.request(request, [http], config({ check: true }))());
      return validations.input.filter(({ severity }) => severity === 0);
    },
    async mock(request, { http }, outcome) {
      return unwrap(await mocker.request(request, [http], config({ check: false, outcome }))()).output;
    },
  };
}

function config({ check, outcome }: { check: boolean; outcome?: Outcome }): IHttpConfig {
  return {
    isProxy: false,
    checkSecurity: check,
    validateRequest: check,
    validateResponse: false,
    errors: true,
    upstreamProxy: undefined,
    mock: {
      dynamic: false,
      ...(outcome && { code: outcome.code }),
      ...(outcome?.example !== undefined && { exampleKey: outcome.example }),
      ...(outcome?.mediaType !== undefined && { mediaTypes: [outcome.mediaType] }),
    },
  };
}

function unwrap(result: Result): Success {
  if (result._tag === "Right") return result.right;
  throw new Failure(500, `Prism has no answer: ${result.left.message}`, { cause: result.left });
}
