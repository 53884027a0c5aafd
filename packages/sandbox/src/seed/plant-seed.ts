import type { Service } from "../service.ts";
import { COLLECTIONS } from "../store/collections.ts";
import { plantNumbered } from "./numbered/plant-numbered.ts";
import { plantUser } from "./plant-user.ts";
import { plantReferenceData } from "./reference/plant-reference-data.ts";
import { plantStory } from "./story/plant-story.ts";
import { DEFAULT_TOKEN, DEFAULT_USER } from "./story/users.ts";

/** What a sandbox holds at the beginning. */
export interface SeedOptions {
  /**
   * `story`, the entities that the examples of the specs tell of; `empty`, the default user, its token and reference
   * data. `story` unless given.
   */
  name?: "story" | "empty" | undefined;
  /** Further accounts, named by numbers, each with its own funding instrument. 0 unless given. */
  accounts?: number | undefined;
  /** Campaigns in all of the further accounts together; without history. 0 unless given. */
  campaigns?: number | undefined;
  /** Line items in all of the further accounts together, at most 100 for each campaign. 0 unless given. */
  lineItems?: number | undefined;
}

/**
 * Fills an empty store, all or nothing; one that holds anything already stays as it is.
 *
 * @throws RangeError for numbers that the API's limits do not allow
 */
export function plantSeed(
  service: Service,
  { name = "story", accounts = 0, campaigns = 0, lineItems = 0 }: SeedOptions,
): void {
  const { store, tables } = service;
  if (COLLECTIONS.some(({ name }) => store.count(name, []) > 0)) return;
  store.transaction(() => {
    plantReferenceData(tables);
    if (name === "story") plantStory(tables, service.clock.now());
    else plantUser(tables, { user: DEFAULT_USER, token: DEFAULT_TOKEN }, "2025-09-08T10:00:00Z");
    plantNumbered(tables, { accounts, campaigns, lineItems });
  });
}
