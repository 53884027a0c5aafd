import { type OperationDescription, parseJson } from "@social-api/core";
import { loadBundle } from "../../../../scripts/generate/bundle.ts";
import { answerJudge } from "../../../../specs/conformance/run/judge-answer.ts";
import { matchesPath } from "./matches-path.ts";

/** Throws when an answer is not valid under the document of its API. */
export type ResponseJudge = (request: Request, response: Response) => Promise<void>;

/**
 * Makes the judge of one API.
 *
 * @param otherwise - the operation that requests to no operation are judged as: failures are alike
 */
export async function responseJudge(
  api: Parameters<typeof loadBundle>[0],
  operations: Readonly<Record<string, OperationDescription>>,
  otherwise: string,
): Promise<ResponseJudge> {
  const judge = answerJudge(await loadBundle(api));
  return async (request, response) => {
    const { pathname } = new URL(request.url);
    const [operation = otherwise] =
      Object.entries(operations).find(
        ([, { method, path }]) => method === request.method && matchesPath(path, pathname),
      ) ?? [];
    const media_type = response.headers.get("content-type") ?? "";
    // A stream goes on: its lines are no part of the document.
    const body = media_type === "application/x-ndjson" ? "" : parseJson(await response.clone().text());
    const faults = judge({ operation, status: response.status, media_type, body });
    if (faults.length === 0) return;
    throw new Error(`${operation} answered ${response.status}, not valid at ${faults.join(", ")}`);
  };
}
