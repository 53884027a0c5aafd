import type { Placement, ProductType } from "@social-api/ads-v12";
import { stringifyJson } from "@social-api/core";
import type { Violation } from "../../http/refusal.ts";
import type { AdsHandlers } from "../call.ts";
import { answerList } from "../envelope.ts";

/**
 * The combinations that are valid for each product type (rule `placements.combinations`). The API's documents show
 * none: these are our choice, the ones that the examples of the spec have and then more, so that every placement can be
 * tried. PUBLISHER_NETWORK is among them with each product type that promotes posts or media.
 */
const COMBINATIONS: Readonly<Record<ProductType, readonly (readonly Placement[])[]>> = {
  MEDIA: [
    ["ALL_ON_SERVICE"],
    ["PUBLISHER_NETWORK"],
    ["ALL_ON_SERVICE", "PUBLISHER_NETWORK"],
    ["TAP_FULL", "TAP_FULL_LANDSCAPE"],
    ["TAP_BANNER", "TAP_MRECT"],
    ["TAP_BANNER"],
    ["TAP_FULL"],
    ["TAP_FULL_LANDSCAPE"],
    ["TAP_MRECT"],
    ["TAP_NATIVE"],
  ],
  PROMOTED_ACCOUNT: [
    ["ALL_ON_SERVICE"],
    ["SERVICE_TIMELINE"],
    // What rule `line-item.timeline-placements` makes of the first one, and others like it.
    ["ALL_ON_SERVICE", "SERVICE_TIMELINE"],
    ["SERVICE_SEARCH"],
    ["SERVICE_SEARCH", "SERVICE_TIMELINE"],
    ["SERVICE_PROFILE"],
    ["SERVICE_PROFILE", "SERVICE_TIMELINE"],
  ],
  PROMOTED_POSTS: [
    ["ALL_ON_SERVICE"],
    ["ALL_ON_SERVICE", "PUBLISHER_NETWORK"],
    ["PUBLISHER_NETWORK", "SERVICE_TIMELINE"],
    ["SERVICE_TIMELINE"],
    ["SERVICE_SEARCH"],
    ["SERVICE_SEARCH", "SERVICE_TIMELINE"],
    ["SERVICE_PROFILE", "SERVICE_REPLIES", "SERVICE_TIMELINE"],
    ["PUBLISHER_NETWORK"],
    ["PUBLISHER_NETWORK", "SERVICE_SEARCH", "SERVICE_TIMELINE"],
    ["SERVICE_PROFILE"],
    ["SERVICE_REPLIES"],
    ["SERVICE_PROFILE", "SERVICE_REPLIES", "SERVICE_SEARCH", "SERVICE_TIMELINE"],
    ["TAP_BANNER", "TAP_FULL"],
    ["TAP_NATIVE"],
  ],
};

const PRODUCT_TYPES = Object.keys(COMBINATIONS) as ProductType[];

export const placementHandlers: AdsHandlers<"listLineItemPlacements"> = {
  listLineItemPlacements(call) {
    const { product_type: wanted } = call.args;
    const rows = PRODUCT_TYPES.filter((product_type) => wanted === undefined || product_type === wanted).map(
      (product_type) => stringifyJson({ product_type, placements: COMBINATIONS[product_type] }),
    );
    return answerList(call, rows, { nextCursor: null });
  },
};

/**
 * Rule `placements.combinations`. That a creation outside of them is refused is our choice; neither the order of the
 * placements nor a repeated one matters.
 */
export function combinationOf(product_type: ProductType, placements: readonly Placement[]): Violation[] {
  const given = new Set(placements);
  const known = COMBINATIONS[product_type].some(
    (combination) => combination.length === given.size && combination.every((placement) => given.has(placement)),
  );
  if (known) return [];
  const message = `${[...given].join(" with ")} is no combination of placements for ${product_type}: listLineItemPlacements tells those that are`;
  return [{ rule: "placements.combinations", parameter: "placements", message, value: placements.join(",") }];
}
