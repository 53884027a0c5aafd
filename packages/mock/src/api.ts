import { adsFailureBody } from "./ads-failure-body.ts";
import type { Failure } from "./failure.ts";
import { type Operation, readOperations } from "./operation.ts";
import { platformFailureBody } from "./platform-failure-body.ts";
import { readBundle } from "./read-bundle.ts";
import type { Sent } from "./to-violation.ts";

/** A failure as one API words it. */
export interface FailureBody {
  readonly mediaType: string;
  readonly body: object;
}

/** As much of the refused request as was understood. */
export interface Asked {
  readonly operation?: Operation | undefined;
  readonly sent?: Sent | undefined;
}

/** One API of this server. */
export interface Api {
  /** The version segment that all its paths begin with. */
  readonly version: "2" | "12";
  readonly operations: readonly Operation[];
  /** Words a failure the way the API words its own. */
  readonly failureBody: (failure: Failure, asked: Asked) => FailureBody;
}

/** Reads both APIs from their bundles. */
export async function loadApis(): Promise<Api[]> {
  const [platform, ads] = await Promise.all([
    readBundle("platform-v2").then(readOperations),
    readBundle("ads-v12").then(readOperations),
  ]);
  return [
    { version: "2", operations: platform, failureBody: platformFailureBody },
    { version: "12", operations: ads, failureBody: adsFailureBody },
  ];
}
