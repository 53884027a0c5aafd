import type { OperationDescription } from "@social-api/core";
import type { Fault } from "../faults/faults.ts";
import type { FaceName } from "../request-log.ts";
import type { Service } from "../service.ts";
import type { User } from "../store/entities.ts";
import type { Tables } from "../store/tables.ts";
import type { Answer } from "./answer.ts";
import type { ApiRequest } from "./api-request.ts";
import type { Bundle, ParameterSchema } from "./operation-schema.ts";
import type { Refusal, Violation } from "./refusal.ts";

/** A request as its handler gets it: valid by the schemas and by every rule of one request. */
export interface Call<Args = Readonly<Record<string, unknown>>> {
  readonly operationId: string;
  /** Path and query parameters and the members of the body, side by side. */
  readonly args: Args;
  readonly user: User;
  /** The time at which it is carried out: later than it arrived, where a fault or its body took time. */
  readonly now: number;
  readonly service: Service;
  readonly request: ApiRequest;
  /** The fault that befalls the request and leaves its answer to the handler, such as `stalled`. */
  readonly fault: Fault | undefined;
}

/** A request that was refused, or whose handling failed, as far as it was understood. */
export interface Refused {
  readonly operationId: string | undefined;
  readonly args: Readonly<Record<string, unknown>>;
  readonly refusal: Refusal;
}

/** What one API brings to its face. */
export interface Api<Id extends string> {
  /** Its document, which is read when the first request needs it. */
  readonly bundle: () => Bundle;
  readonly operations: Readonly<Record<Id, OperationDescription>>;
  /** Whether an operation is one of this host. What is none is refused by its rule, and told nowhere. All are, unless told. */
  readonly isHere?: (operation: OperationDescription) => boolean;
  /** Parameters that an operation has though they are not declared, because they are not shown. */
  readonly furtherParameters?: () => Partial<Record<Id, readonly ParameterSchema[]>>;
  /**
   * Finds the user that a request acts for.
   *
   * @throws Refusal 401 when nobody is who it claims to be
   */
  authenticate(tables: Tables, authorization: string | null): User;
  /** Rules of one request. */
  check(operationId: Id, args: Readonly<Record<string, unknown>>, context: CheckedRequest): readonly Violation[];
  /** Carries out what is valid. */
  handle(operationId: Id, call: Call): Answer | Promise<Answer>;
  /** Words a failure as this API does. */
  failure(refused: Refused): Answer;
  /** Whether pages of other origins may ask, and faults befall requests. Both unless told. */
  readonly public?: boolean;
  /** Operations whose bodies may be larger than others: the limit in bytes. */
  readonly bodyLimits?: Partial<Record<Id, number>>;
}

/** What the rules of one request look at beside its arguments. */
export interface CheckedRequest {
  readonly face: FaceName;
  readonly authorization: string | null;
  readonly now: number;
  readonly service: Service;
}
