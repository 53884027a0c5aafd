import { createAdsClient, walk as walkAds } from "@social-api/ads-v12";
import { stringifyJson } from "@social-api/core";
import { createPlatformClient, walk as walkPlatform } from "@social-api/platform-v2";
import type { Api } from "../../../scripts/generate/bundle.ts";
import type { Answer } from "./case.ts";
import { readInt64 } from "./read-int64.ts";

/** A client whose server answers from a list, and what that was sent. */
export interface Played {
  client: Record<string, never>;
  walk: typeof walkAds & typeof walkPlatform;
  /** The query of each request. */
  requests: Record<string, string>[];
  /** The method and path of each request. */
  calls: string[];
}

/** A client of an API that is answered from a list, in order. A request beyond the last answer fails. */
export function playAnswers(api: Api, answers: readonly Answer[]): Played {
  const requests: Record<string, string>[] = [];
  const calls: string[] = [];
  const fetch = async ({ method, url }: Request) => {
    const answer = answers[requests.length];
    const { pathname, searchParams } = new URL(url);
    requests.push(Object.fromEntries(searchParams));
    calls.push(`${method} ${pathname}`);
    if (answer === undefined) throw new TypeError("the case has no answer to this request");
    const { status = 200, body, text = stringifyJson(readInt64(body)) } = answer;
    return new Response(text, { status, headers: { "content-type": "application/json" } });
  };
  const options = { baseUrl: "https://api.example.com", fetch };
  const client = api === "ads-v12" ? createAdsClient(options) : createPlatformClient(options);
  const walk = api === "ads-v12" ? walkAds : walkPlatform;
  return { client: client as never, walk: walk as never, requests, calls };
}
