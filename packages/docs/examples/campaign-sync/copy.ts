import { DatabaseSync } from "node:sqlite";
import type { Campaign, Checkpoint, Int64 } from "@social-api/ads-v12";
import { stringifyJson } from "@social-api/core";

/** How far the sync of an account is. */
export interface Run {
  /** Counts up with every run of the account. */
  number: number;
  /** Where to go on; null at the beginning. */
  checkpoint: Checkpoint | null;
  /** How many campaigns the API said there are, when the run began; null until it has. */
  total: Int64 | null;
}

/** The local copy of all campaigns, in one SQLite file. */
export class Copy {
  readonly #database: DatabaseSync;

  constructor(file: string) {
    // Whoever else writes is waited for.
    this.#database = new DatabaseSync(file, { timeout: 10_000 });
    this.#database.exec(`
      PRAGMA journal_mode = WAL;
      CREATE TABLE IF NOT EXISTS campaigns (
        account_id TEXT, id TEXT, body TEXT NOT NULL, run INTEGER NOT NULL, PRIMARY KEY (account_id, id)
      );
      CREATE TABLE IF NOT EXISTS runs (
        account_id TEXT PRIMARY KEY, number INTEGER NOT NULL, checkpoint TEXT, total TEXT, is_finished INTEGER NOT NULL
      );
    `);
  }

  /** Goes on with the run of an account that was not finished, or begins a new one. */
  openRun(account_id: string): Run {
    const row = this.#database.prepare("SELECT * FROM runs WHERE account_id = ?").get(account_id);
    if (row === undefined || row["is_finished"] === 1) return this.#begin(account_id, Number(row?.["number"] ?? 0) + 1);
    return {
      number: Number(row["number"]),
      checkpoint: JSON.parse(String(row["checkpoint"])),
      total: row["total"] === null ? null : BigInt(String(row["total"])),
    };
  }

  /** Begins the next run of an account, whether or not the one before has ended. */
  restartRun(account_id: string, { number }: Run): Run {
    return this.#begin(account_id, number + 1);
  }

  /** Stores a page together with where to go on: whatever happens, both are stored or neither is. */
  savePage(account_id: string, { number, total }: Run, campaigns: readonly Campaign[], checkpoint: Checkpoint | null) {
    const put = this.#database.prepare(
      "INSERT OR REPLACE INTO campaigns (account_id, id, body, run) VALUES (?, ?, ?, ?)",
    );
    this.#transaction(() => {
      // 64-bit integers stay exact: `JSON.stringify` takes no bigint.
      for (const campaign of campaigns) put.run(account_id, campaign.id, stringifyJson(campaign), number);
      this.#database
        .prepare("UPDATE runs SET checkpoint = ?, total = ?, is_finished = ? WHERE account_id = ?")
        .run(
          JSON.stringify(checkpoint),
          total === null ? null : String(total),
          checkpoint === null ? 1 : 0,
          account_id,
        );
    });
  }

  /** How many campaigns of an account a run has seen. */
  count(account_id: string, { number }: Run): number {
    const select = "SELECT count(*) AS n FROM campaigns WHERE account_id = ? AND run = ?";
    return Number(this.#database.prepare(select).get(account_id, number)?.["n"]);
  }

  /** The campaigns of an account as they came, by id. */
  bodies(account_id: string): string[] {
    const select = "SELECT body FROM campaigns WHERE account_id = ? ORDER BY id";
    return this.#database
      .prepare(select)
      .all(account_id)
      .map(({ body }) => String(body));
  }

  close(): void {
    this.#database.close();
  }

  #begin(account_id: string, number: number): Run {
    this.#database.prepare("INSERT OR REPLACE INTO runs VALUES (?, ?, 'null', NULL, 0)").run(account_id, number);
    return { number, checkpoint: null, total: null };
  }

  #transaction(work: () => void): void {
    this.#database.exec("BEGIN IMMEDIATE");
    try {
      work();
      this.#database.exec("COMMIT");
    } catch (error) {
      this.#database.exec("ROLLBACK");
      throw error;
    }
  }
}
