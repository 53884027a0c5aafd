import type { Path } from "./pointer.ts";
import type { ApiDocument } from "./types.ts";
import { nodesWithin } from "./visit.ts";

/** The marks by which a document says how far something is known. */
export type Mark = "not-shown" | "inferred";

/** A place of a document that is not shown, or inferred, or in part the one and in part the other. */
export interface MarkedPlace {
  path: Path;
  marks: Mark[];
  /** The paragraphs of its description that tell what is missing, or what it is concluded from. */
  text: string;
}

const MARKS: readonly Mark[] = ["not-shown", "inferred"];

/** Lists every place of a document that is marked `x-not-shown` or `x-inferred`, in the order of the document. */
export function listMarkedPlaces(document: ApiDocument): MarkedPlace[] {
  return [...nodesWithin(document)].flatMap(({ node, path }) => {
    const marks = MARKS.filter((mark) => node[`x-${mark}`] === true);
    if (marks.length === 0) return [];
    const words = [node["summary"], node["description"]].filter((text) => typeof text === "string");
    return [{ path, marks, text: tellingParagraphs(words.at(-1) ?? "") }];
  });
}

/** An operation has a long description, of which only a paragraph or two tell about the mark. */
function tellingParagraphs(description: string): string {
  const paragraphs = description.trim().split(/\n{2,}/);
  const telling = paragraphs.filter((paragraph) => /not shown|infer|conclud|illustrat/i.test(paragraph));
  return (telling.length > 0 ? telling : paragraphs).join("\n\n");
}
