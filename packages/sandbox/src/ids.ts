import { randomUUID } from "node:crypto";
import type { Tables } from "./store/tables.ts";

/** Where the entities of each kind are, by the letters that their ids begin with. */
const KINDS = {
  am: "accountMedia",
  ch: "history",
  cp: "campaigns",
  fi: "fundingInstruments",
  lc: "lineItemCuratedCategories",
  li: "lineItems",
  mc: "mediaCreatives",
  pa: "promotedAccounts",
  pp: "promotedPosts",
  sb: "accounts",
  tc: "targetingCriteria",
} as const satisfies Record<string, keyof Tables>;

/** Spreads consecutive numbers over the ids, so that nobody takes them for a sequence: coprime to the modulus. */
const FACTOR = 1_345_325_461n;
const MODULUS = 36 ** 6;

/** Makes identifiers that were not given before. The counters are stored, so that they stay new after a restart. */
export class Ids {
  readonly #tables: Tables;

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /** An id of the Ads API: letters that tell its kind and at least six others. */
  ads(kind: keyof typeof KINDS): string {
    return this.#next(`ids.${kind}`, KINDS[kind], (number) => {
      const round = Math.floor(number / MODULUS);
      const spread = ((BigInt(number) * FACTOR) % BigInt(MODULUS)).toString(36).padStart(6, "0");
      return `${kind}${round > 0 ? round : ""}${spread}`;
    });
  }

  /**
   * An id of the platform API: up to 19 digits, within 64 bits, later ones greater until July 2080.
   *
   * @param table - where it is to stand, if anywhere
   */
  numeric(now: number, table?: keyof Tables): string {
    const time = BigInt(Math.min(Math.max(0, Math.floor(now) - EPOCH), LAST)) << 22n;
    return this.#next("ids.numeric", table, (number) => String(time | BigInt(number % 2 ** 22)));
  }

  uuid(): string {
    return randomUUID();
  }

  /** Counts on until there is an id that the table does not hold: what was imported may have come without its counters. */
  #next(name: string, table: keyof Tables | undefined, idOf: (number: number) => string): string {
    const { settings } = this.#tables;
    const rows = table && this.#tables[table];
    let number = Number(settings.get(name)?.wire.value ?? 0);
    let id: string;
    do {
      number += 1;
      id = idOf(number);
    } while (rows?.get(id) !== undefined);
    settings.put(name, { value: number }, {});
    return id;
  }
}

/** 4 November 2010, 01:42:54.657 UTC: numeric ids count milliseconds since then. */
const EPOCH = 1_288_834_974_657;
/** The most milliseconds that they can hold beside 22 bits of the counter and the sign. */
const LAST = 2 ** 41 - 1;
