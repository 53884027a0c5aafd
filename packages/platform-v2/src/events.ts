import type { ActivityEventType, DeprecatedActivityEventType } from "./generated/types.ts";

const NAMES = {
  "post.create": true,
  "post.delete": true,
  "follow.follow": true,
  "dm.received": true,
  "dm.sent": true,
  "dm.read": true,
  "dm.indicate_typing": true,
  "spaces.start": true,
  "spaces.end": true,
  "profile.update.bio": true,
  "profile.update.verified": true,
  "profile.update.affiliate": true,
  "profile.update.screenname": true,
} as const satisfies Record<ActivityEventType, true>;

/** The deprecated names, each with its successor where one is shown. */
const SUCCESSORS = {
  ProfileBioUpdate: "profile.update.bio",
  ProfilePictureUpdate: undefined,
  ProfileBannerUpdate: undefined,
  ProfileGeoUpdate: undefined,
  ProfileUrlUpdate: undefined,
} as const satisfies Record<DeprecatedActivityEventType, ActivityEventType | undefined>;

/**
 * Whether a value is one of the thirteen named event types (rule `events.names`). There are more: updates of a profile's
 * picture, banner, geo and URL are events, too, but their names are not shown.
 */
export function isActivityEventType(name: unknown): name is ActivityEventType {
  return typeof name === "string" && Object.hasOwn(NAMES, name);
}

/** Whether a value is one of the PascalCase names that are deprecated since 18 March 2026 (`events.deprecated-names`). */
export function isDeprecatedActivityEventType(name: unknown): name is DeprecatedActivityEventType {
  return typeof name === "string" && Object.hasOwn(SUCCESSORS, name);
}

/**
 * The current name of an event type: of a current one itself, and of `ProfileBioUpdate` its successor. Nothing for the
 * other deprecated names, whose successors are not shown (rule `events.deprecated-names`), and for unknown ones;
 * {@link isDeprecatedActivityEventType} tells these two apart.
 *
 * @example currentEventType("ProfileBioUpdate"); // "profile.update.bio"
 */
export function currentEventType(name: ActivityEventType): ActivityEventType;
export function currentEventType(name: unknown): ActivityEventType | undefined;
export function currentEventType(name: unknown): ActivityEventType | undefined {
  if (isActivityEventType(name)) return name;
  return isDeprecatedActivityEventType(name) ? SUCCESSORS[name] : undefined;
}
