import type { AdsCall } from "./call.ts";

/** The part of a call that changes something: who, when, where and how. The control API makes changes, too. */
export type Change<Args> = Pick<AdsCall, "user" | "now" | "service"> & { readonly args: Args };
