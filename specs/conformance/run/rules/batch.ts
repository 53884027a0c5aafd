import { isDeepStrictEqual } from "node:util";
import type { Step } from "../case.ts";
import { list, type Members, members } from "./read.ts";

/** `batch.order`: the n-th member of data and of the echo belongs to the n-th item. */
export function batchOrder(exchange: readonly Step[]): string[] {
  return exchange.flatMap(({ request, answer }, index) => {
    const items = list(request.arguments["body"]).map(members);
    const { data, request: echoes } = members(answer?.body);
    return [
      ...misplaced(items, data, isOf).map((place) => `/${index}/answer/body/data${place}`),
      ...misplaced(items, echoes, isDeepStrictEqual).map((place) => `/${index}/answer/body/request${place}`),
    ];
  });
}

/** `batch.errors`: a refused batch says why in one of two members, and a batch that took effect has neither. */
export function batchErrors(exchange: readonly Step[]): string[] {
  return exchange.flatMap(({ answer }, index) => {
    if (answer === undefined) return [];
    const body = members(answer.body);
    const told = ["errors", "operation_errors"].filter((name) => name in body);
    if ((answer.status ?? 200) >= 400) return told.length > 0 ? [] : [`/${index}/answer/body`];
    return told.map((name) => `/${index}/answer/body/${name}`);
  });
}

/** Pointers into a list whose members have to belong to the items one by one. Which may be missing is not judged. */
function misplaced(items: Members[], answers: unknown, belongs: (answer: Members, item: Members) => boolean): string[] {
  if (!Array.isArray(answers)) return [];
  if (answers.length !== items.length) return [""];
  return items.flatMap((item, index) => (belongs(members(answers[index]), item) ? [] : [`/${index}`]));
}

/** Whether a campaign is what an item asked for: the one that it names or, if it is new, one with its name. */
function isOf(campaign: Members, { operation_type, params }: Members): boolean {
  const { campaign_id, name } = members(params);
  return operation_type === "Create" ? campaign["name"] === name : campaign["id"] === campaign_id;
}
