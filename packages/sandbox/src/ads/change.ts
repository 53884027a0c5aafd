import type { AdsCall } from "./call.ts";

/**
 * The part of a call that changes something: who, when, where and how. A batch makes one of each of its items; the control
 * API makes changes, too.
 */
export type Change<Args> = Pick<AdsCall, "user" | "now" | "service"> & { readonly args: Args };
