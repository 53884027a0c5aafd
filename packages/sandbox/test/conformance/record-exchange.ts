import { parseJson } from "@social-api/core";
import type { Api } from "../../../../scripts/generate/bundle.ts";
import type { AnswerCase, Step } from "../../../../specs/conformance/run/case.ts";
import { describeOperation, sendRequest } from "./send-request.ts";
import type { ServiceUnderTest } from "./start-service.ts";

/** What the service was asked, and what it answered, in order. */
export interface Recording {
  /** As cases about exchanges have them. */
  readonly exchange: Step[];
  /** As cases about single answers have them. */
  readonly answers: AnswerCase["answer"][];
  /** Sends a request, and takes down what comes of it. Returns the body. */
  ask(
    operation: string,
    args?: Record<string, unknown>,
    authorization?: string | null,
  ): Promise<Record<string, unknown>>;
}

/** Takes down an exchange with the service. Operations of the sandbox host are sent there. */
export function recordExchange(service: ServiceUnderTest, api: Api): Recording {
  const exchange: Step[] = [];
  const answers: AnswerCase["answer"][] = [];
  const { urls } = service.sandbox;
  return {
    exchange,
    answers,
    async ask(operation, args = {}, authorization) {
      const description = describeOperation(api, operation);
      const baseUrl = api === "platform-v2" ? urls.platform : description.sandboxOnly ? urls.adsSandbox : urls.ads;
      const credential = authorization === undefined ? `Bearer ${await service.tokenOf()}` : authorization;
      const { data } = await service.control.getClock({});
      const headers = credential === null ? {} : { Authorization: credential };
      const response = await sendRequest(baseUrl, description, args, headers);
      const body = parseJson(await response.text()) as Record<string, unknown>;
      const { status } = response;
      const media_type = (response.headers.get("content-type") ?? "").split(";")[0] ?? "";
      exchange.push({
        ...(data !== undefined && { time: data.data.now }),
        request: { operation, arguments: args },
        answer: { status, body },
      });
      answers.push({ operation, status, media_type, body });
      return body;
    },
  };
}
