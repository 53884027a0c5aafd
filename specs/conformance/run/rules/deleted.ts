import type { Step } from "../case.ts";
import { members, successes } from "./read.ts";

/** `entity.deleted`: a read without with_deleted true holds no deleted entity. */
export function entityDeleted(exchange: readonly Step[]): string[] {
  return successes(exchange).flatMap(({ step: { request }, body: { data }, at }) => {
    if (!/^(get|list)[A-Z]/.test(request.operation) || request.arguments["with_deleted"] === true) return [];
    const entities = Array.isArray(data)
      ? data.map((entity, index) => ({ entity, at: `${at}/data/${index}/deleted` }))
      : [{ entity: data, at: `${at}/data/deleted` }];
    return entities.flatMap(({ entity, at }) => (members(entity)["deleted"] === true ? [at] : []));
  });
}
