import { stringifyJson } from "@social-api/core";
import type { Answer } from "../http/answer.ts";

/** The request that is answered: its arguments are echoed. */
interface Asked {
  readonly args: unknown;
}

/** What the envelope of a list holds beside its rows. */
export interface ListEnvelope {
  readonly nextCursor: string | null;
  /** Only when it was asked for, or where the operation always tells it. */
  readonly totalCount?: number | undefined;
  /** `data_type`, which bidding rules have. */
  readonly dataType?: string;
}

/** The envelope of one entity (rule `envelope.single`): the echo of the parameters, and the entity as it is stored. */
export function answerSingle(call: Asked, data: string): Answer {
  return { body: `{"request":${echo(call)},"data":${data}}` };
}

/** The envelope of a list (rule `envelope.list`). Rows are stored as they are answered, so they are only joined. */
export function answerList(
  call: Asked,
  rows: readonly string[],
  { nextCursor, totalCount, dataType }: ListEnvelope,
): Answer {
  const more = [
    ...(dataType === undefined ? [] : [`"data_type":${JSON.stringify(dataType)}`]),
    ...(totalCount === undefined ? [] : [`"total_count":${totalCount}`]),
  ];
  // Joined all at once: a text that is put together from long ones is copied again when it is sent.
  const texts = [...rows];
  texts[0] = `{"request":${echo(call)},"next_cursor":${JSON.stringify(nextCursor)},"data":[${texts[0] ?? ""}`;
  texts[texts.length - 1] = `${texts.at(-1)}]${more.map((member) => `,${member}`).join("")}}`;
  return { body: texts.join(",") };
}

/** What the service understood the request to be. */
function echo({ args }: Asked): string {
  return `{"params":${stringifyJson(args)}}`;
}
