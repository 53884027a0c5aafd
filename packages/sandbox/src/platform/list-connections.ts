import type { Answer } from "../http/answer.ts";
import type { Call } from "../http/api.ts";
import { Refusal, type Violation } from "../http/refusal.ts";
import type { Query, StoredRow } from "../store/store.ts";
import type { PlatformHandlers } from "./call.ts";
import { fingerprintOf, readPageToken, writePageToken } from "./page-token.ts";

/** The bounds of this list are not shown. */
const MAX_RESULTS = { least: 1, most: 100, default: 10 };

export const connectionListHandlers: PlatformHandlers<"listConnections"> = {
  /**
   * A token names the item beside which its page begins, not a number of items: connections that come during a walk
   * make none come twice and none be left out.
   */
  listConnections(call) {
    const { max_results = MAX_RESULTS.default, pagination_token, since_id } = call.args;
    const rows = connectionsOf(call);
    const violations: Violation[] = [];
    if (max_results < MAX_RESULTS.least || max_results > MAX_RESULTS.most) {
      const message = `max_results must be from ${MAX_RESULTS.least} to ${MAX_RESULTS.most}`;
      violations.push({ parameter: "max_results", message, value: String(max_results) });
    }
    // Rule `page.repeat-query`: the query of a token is repeated; only the size of its pages may be another.
    const fingerprint = fingerprintOf(call.operationId, since_id ?? null);
    const token = pagination_token === undefined ? undefined : readPageToken(pagination_token, fingerprint);
    const beside = token && rows.get(token.beside);
    if (pagination_token !== undefined && beside === undefined) {
      const message =
        "pagination_token is unknown, has expired, or belongs to another query: repeat the query that it came from, or start the walk again";
      violations.push({
        rule: "page.opaque-tokens",
        parameter: "pagination_token",
        message,
        value: pagination_token.slice(0, 60),
      });
    }
    const since = since_id === undefined ? undefined : rows.get(since_id);
    if (since_id !== undefined && since === undefined) {
      const message = "since_id must be the id of a connection of this list: leave it out for the whole list";
      violations.push({ rule: "page.since-id", parameter: "since_id", message, value: since_id.slice(0, 60) });
    }
    if (violations.length > 0) throw new Refusal(400, violations);

    const backwards = token?.direction === "newer";
    const found = backwards ? rows.newer(beside, max_results + 1) : until(since, rows.older(beside, max_results + 1));
    const page = found.slice(0, max_results);
    if (backwards) page.reverse();
    const [first, last] = [page[0], page.at(-1)];
    const more = found.length > max_results;
    // Rule `page.meta`: a token is there only where there is more on its side, and what a token names stays for good.
    const hasOlder = backwards || more;
    const hasNewer = backwards ? more : beside !== undefined;
    return answerPage(page, {
      ...(hasOlder && last && { next_token: writePageToken({ direction: "older", beside: last.id }, fingerprint) }),
      ...(hasNewer &&
        first && { previous_token: writePageToken({ direction: "newer", beside: first.id }, fingerprint) }),
    });
  },
};

interface Rows {
  get(id: string): StoredRow | undefined;
  /** The next ones that are older than a row, or the newest ones of all; newest first (rule `page.newest-first`). */
  older(than: StoredRow | undefined, limit: number): readonly StoredRow[];
  /** The next ones that are newer than a row, oldest first. */
  newer(than: StoredRow | undefined, limit: number): readonly StoredRow[];
}

function connectionsOf({ service, user }: Pick<Call, "service" | "user">): Rows {
  const { connections } = service.tables;
  const of = [{ key: "owner", in: [user.id] }];
  const find = (descending: boolean, after: StoredRow | undefined, limit: number): readonly StoredRow[] => {
    const query: Query = { where: of, sort: { key: "connected_at", descending }, limit };
    return connections.findRows(after === undefined ? query : { ...query, after: connections.placeOf(after, query) });
  };
  return {
    get: (id) => connections.findRows({ where: [...of, { key: "id", in: [id] }] })[0],
    older: (than, limit) => find(true, than, limit),
    newer: (than, limit) => find(false, than, limit),
  };
}

/** Rule `page.since-id`: only what is newer than a row. The rows stand newest first. */
function until(since: StoredRow | undefined, rows: readonly StoredRow[]): StoredRow[] {
  if (since === undefined) return [...rows];
  const end = rows.findIndex((row) => !isNewer(row, since));
  return rows.slice(0, end < 0 ? undefined : end);
}

function isNewer(row: StoredRow, than: StoredRow): boolean {
  const [mine, other] = [connectedAt(row), connectedAt(than)];
  return mine === other ? row.seq > than.seq : mine > other;
}

function connectedAt({ body }: StoredRow): string {
  return (JSON.parse(body) as { connected_at: string }).connected_at;
}

function answerPage(page: readonly StoredRow[], tokens: object): Answer {
  const meta = JSON.stringify({ result_count: page.length, ...tokens });
  return { body: `{"data":[${page.map(({ body }) => body).join(",")}],"meta":${meta}}` };
}
