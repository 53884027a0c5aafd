import { expect, it } from "vitest";
import { smallDocument } from "../testing/small-document.ts";
import { listMarkedPlaces } from "./marks.ts";
import { describePlace } from "./place.ts";

it("lists the marked places with the paragraphs that tell about the mark, and takes no example for a place", () => {
  expect(
    listMarkedPlaces(smallDocument).map(({ path, ...rest }) => ({
      ...rest,
      place: describePlace("ads-v12", smallDocument, path),
    })),
  ).toEqual([
    {
      marks: ["not-shown"],
      text: "Not shown: how long it takes.",
      place: {
        subject: "updateThing",
        kind: "operation",
        detail: "",
        href: "ads-v12.html#/big-things/updatething",
      },
    },
    {
      marks: ["inferred"],
      text: "The thing. Its form is inferred.",
      place: {
        subject: "updateThing",
        kind: "operation",
        detail: "response 200",
        href: "ads-v12.html#/big-things/updatething",
      },
    },
  ]);
});
