import type { Answer } from "./answer.ts";
import type { ApiRequest } from "./api-request.ts";

/**
 * Answers the requests to one host.
 *
 * @throws ConnectionDropped where there is to be no answer
 */
export type Face = (request: ApiRequest) => Promise<Answer>;
