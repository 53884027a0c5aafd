import { randomUUID } from "node:crypto";
import type { Tables } from "./store/tables.ts";

/** Spreads consecutive numbers over the ids, so that nobody takes them for a sequence: coprime to the modulus. */
const FACTOR = 1_345_325_461n;
const MODULUS = 36 ** 6;

/** Makes identifiers that were not given before. The counters are stored, so that they stay new after a restart. */
export class Ids {
  readonly #settings: Tables["settings"];

  constructor({ settings }: Pick<Tables, "settings">) {
    this.#settings = settings;
  }

  /** An id of the Ads API: letters that tell its kind and at least six others. */
  ads(prefix: string): string {
    const number = this.#next(`ids.${prefix}`);
    const round = Math.floor(number / MODULUS);
    const spread = ((BigInt(number) * FACTOR) % BigInt(MODULUS)).toString(36).padStart(6, "0");
    return `${prefix}${round > 0 ? round : ""}${spread}`;
  }

  /** An id of the platform API: up to 19 digits, later ones greater. */
  numeric(now: number): string {
    const counter = BigInt(this.#next("ids.numeric") % 2 ** 22);
    return String((BigInt(Math.max(0, Math.floor(now) - EPOCH)) << 22n) | counter);
  }

  uuid(): string {
    return randomUUID();
  }

  #next(name: string): number {
    const number = Number(this.#settings.get(name)?.wire.value ?? 0) + 1;
    this.#settings.put(name, { value: number }, {});
    return number;
  }
}

/** 4 November 2010, 01:42:54.657 UTC: numeric ids count milliseconds since then. */
const EPOCH = 1_288_834_974_657;
