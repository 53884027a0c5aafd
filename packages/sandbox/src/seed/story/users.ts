import type { Access, User } from "../../store/entities.ts";
import { DEFAULT_USER_ID } from "../../users.ts";

/** Someone of the story, what they may do, and with which token they say who they are. */
export interface StoryUser {
  readonly user: User;
  /** Only of those who use the APIs. Tokens for tests: they open nothing but a sandbox. */
  readonly token?: string;
  readonly access?: readonly Omit<Access, "user_id">[];
}

/** Who acts where a request names nobody: the one user that every seed has. */
export const DEFAULT_USER: User = { id: DEFAULT_USER_ID, name: "Inês Duarte", promotable: true };

/** The token of the default user. */
export const DEFAULT_TOKEN = "harbour-coffee-token";

/** The people around the coffee roasters: one for each way of having access, and some without. */
export const STORY_USERS: readonly StoryUser[] = [
  {
    user: DEFAULT_USER,
    token: DEFAULT_TOKEN,
    access: ["hc7m2k9", "ha3t8w1", "hp1b5v4"].map((account_id) => ({
      account_id,
      permissions: ["ACCOUNT_ADMIN", "POST_COMPOSER"],
    })),
  },
  {
    user: { id: "3291645508", name: "Tomás Figueira", promotable: true },
    token: "harbour-ad-manager-token",
    access: [{ account_id: "hc7m2k9", permissions: ["AD_MANAGER"] }],
  },
  {
    user: { id: "2890117743", name: "Beatriz Salgado", promotable: true },
    token: "harbour-creative-manager-token",
    access: [{ account_id: "hc7m2k9", permissions: ["CREATIVE_MANAGER", "POST_COMPOSER"] }],
  },
  {
    user: { id: "3054417286", name: "Rui Antunes", promotable: true },
    token: "harbour-campaign-analyst-token",
    access: ["hc7m2k9", "ha3t8w1"].map((account_id) => ({ account_id, permissions: ["CAMPAIGN_ANALYST"] })),
  },
  {
    user: { id: "2733905118", name: "Clara Nogueira", promotable: true },
    token: "harbour-analyst-token",
    access: [{ account_id: "hc7m2k9", permissions: ["ANALYST"] }],
  },
  // Has a token, but no account.
  { user: { id: "1780334926", name: "Old Town Bakery", promotable: true }, token: "old-town-bakery-token" },
  // Cannot be promoted (rule `promoted-account.ineligible`).
  { user: { id: "1966402871", name: "Quayside Gossip", promotable: false } },
];
