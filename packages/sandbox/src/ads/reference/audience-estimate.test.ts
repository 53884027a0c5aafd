import type { TargetingCriterion } from "@social-api/ads-v12";
import { unwrap } from "@social-api/ads-v12";
import fc from "fast-check";
import { expect, test } from "vitest";
import { account_id, startJudged } from "../../../test/support/start-judged.ts";
import { estimateAudience } from "./audience-estimate.ts";

const criterion: fc.Arbitrary<TargetingCriterion> = fc.record(
  {
    targeting_type: fc.constantFrom("BROAD_KEYWORD", "LOCATION", "SIMILAR_TO_FOLLOWERS_OF_USER"),
    targeting_value: fc.constantFrom("coffee", "tea", "Lisbon", "Porto", "3291645508"),
    operator_type: fc.constantFrom("EQ", "NE"),
  },
  { requiredKeys: ["targeting_type", "targeting_value"] },
);
const criteria = fc.array(criterion, { minLength: 1, maxLength: 8 });
const isWanted = ({ operator_type }: TargetingCriterion) => operator_type !== "NE";

test("is a range of whole users, and the same for the same criteria in any order", () => {
  fc.assert(
    fc.property(criteria, (given) => {
      const { min, max } = estimateAudience(given);
      expect(Number.isInteger(min) && Number.isInteger(max)).toBe(true);
      expect(min).toBeGreaterThanOrEqual(0);
      expect(max).toBeGreaterThanOrEqual(min);
      expect(max).toBeLessThan(2 ** 31);
      expect(estimateAudience([...given.toReversed(), ...given])).toEqual({ min, max });
    }),
  );
});

test("a negated criterion never makes the audience larger (rule `audience.operator`)", () => {
  fc.assert(
    fc.property(criteria, criterion, (given, more) => {
      const [before, after] = [estimateAudience(given), estimateAudience([...given, { ...more, operator_type: "NE" }])];
      expect(after.min).toBeLessThanOrEqual(before.min);
      expect(after.max).toBeLessThanOrEqual(before.max);
    }),
  );
});

test("a further value of a type widens the audience, a further type narrows it", () => {
  fc.assert(
    fc.property(criteria, criterion, (given, another) => {
      const more: TargetingCriterion = { ...another, operator_type: "EQ" };
      const wanted = given.filter(isWanted);
      const [before, after] = [estimateAudience(given), estimateAudience([...given, more])];
      if (wanted.some(({ targeting_type }) => targeting_type === more.targeting_type)) {
        expect(after.min).toBeGreaterThanOrEqual(before.min);
        expect(after.max).toBeGreaterThanOrEqual(before.max);
      } else {
        expect(after.min).toBeLessThanOrEqual(before.min);
        expect(after.max).toBeLessThanOrEqual(before.max);
      }
    }),
  );
});

test("what is wanted and negated at once is nobody", () => {
  const coffee = { targeting_type: "BROAD_KEYWORD", targeting_value: "coffee" };
  expect(estimateAudience([coffee, { ...coffee, targeting_value: " Coffee", operator_type: "NE" }])).toEqual({
    min: 0,
    max: 0,
  });
});

test("is answered for an account", async () => {
  const { ads } = startJudged();
  const coffee = { targeting_type: "BROAD_KEYWORD", targeting_value: "coffee" };
  const { data } = await unwrap(ads.estimateAudience({ account_id, targeting_criteria: [coffee] }));
  expect(data.audience_size.min).toBeGreaterThan(0);
  expect(data.audience_size).toEqual(estimateAudience([coffee]));
});
