import { DatabaseSync } from "node:sqlite";

/** What was received, in one SQLite file, and until when everything has been. */
export class Inbox {
  readonly #database: DatabaseSync;

  constructor(file: string) {
    this.#database = new DatabaseSync(file);
    this.#database.exec(`
      PRAGMA journal_mode = WAL;
      CREATE TABLE IF NOT EXISTS events (id TEXT PRIMARY KEY, body TEXT NOT NULL, received_at INTEGER NOT NULL);
      CREATE TABLE IF NOT EXISTS life (one INTEGER PRIMARY KEY CHECK (one = 1), complete_until INTEGER NOT NULL);
    `);
  }

  /** Stores an event, and tells whether it was new: a replay also delivers what has arrived before. */
  add(id: string, body: string, now: number): boolean {
    const insert = "INSERT INTO events (id, body, received_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING";
    return this.#database.prepare(insert).run(id, body, now).changes === 1;
  }

  /** Until when nothing is missing, in milliseconds since 1970; undefined before the first start. */
  get completeUntil(): number | undefined {
    return this.#database.prepare("SELECT complete_until FROM life").get()?.["complete_until"] as number | undefined;
  }

  set completeUntil(now: number) {
    this.#database.prepare("INSERT OR REPLACE INTO life (one, complete_until) VALUES (1, ?)").run(now);
  }

  close(): void {
    this.#database.close();
  }
}
