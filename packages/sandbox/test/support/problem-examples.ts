import { type Bundle, loadBundle, resolve } from "../../../../scripts/generate/bundle.ts";

/** A problem as an example of the document has it. */
export interface ProblemExample {
  /** As the end of its type tells it. */
  readonly kind: string;
  readonly value: Readonly<Record<string, unknown>>;
  /** What it has beside the members that every problem has. */
  readonly extra: Readonly<Record<string, unknown>>;
}

interface FailureBundle extends Bundle {
  readonly components: { responses: { Failure: { content: Record<string, { examples: Record<string, unknown> }> } } };
}

const bundle = (await loadBundle("platform-v2")) as FailureBundle;
const { content } = bundle.components.responses.Failure;

/** The document's example of each of the eighteen kinds. */
export const problemExamples = Object.values(content["application/problem+json"]?.examples ?? {}).map(
  (node): ProblemExample => {
    const { value } = resolve<{ value: ProblemExample["value"] }>(bundle, node);
    const { type, title: _title, detail: _detail, status: _status, ...extra } = value;
    return { kind: String(type).replace(/^.*\/2\/problems\//, ""), value, extra };
  },
);
