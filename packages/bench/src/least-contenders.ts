/**
 * Contenders that do by hand the least of what social-api promises, and make sure of nothing. Where even they miss a
 * goal it is out of reach; what social-api takes beyond them is what its care takes.
 */
export const LEAST = {
  /** A call that is checked by the rules and parsed exactly. */
  call: "least: fetch, the rules, exact integers",
  /** An integer that a `number` may not hold has 16 digits, so that it covers one of every 16 characters. */
  look: "least: JSON.parse, and a look at every 16th character",
  /** Long integers are taken from the text, and put where unsafe ones are met, in this order. */
  place: "least: JSON.parse, and integers put in one after another",
  /** Item by item, the loop is a generator. */
  walk: "least: the loop, the rules, and a look at every 16th character",
  /** All that is said to people is left out of it. */
  bundle: "least: social-api without a word of its messages",
} as const;
