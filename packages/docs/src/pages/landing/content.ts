import { APIS, type ApiId, type ReferenceId } from "../../apis.ts";
import { listMarkedPlaces } from "../../document/marks.ts";
import type { ApiDocument, Rule } from "../../document/types.ts";
import type { Article } from "../../guides/guides.ts";
import type { PublicPackage } from "../../packages.ts";
import type { Sample, SampleName } from "../../samples.ts";

/** What the landing page tells about. */
export interface LandingContent {
  documents: Readonly<Record<ReferenceId, ApiDocument>>;
  packages: readonly PublicPackage[];
  samples: Readonly<Record<SampleName, Sample>>;
  guides: readonly Article[];
  examples: readonly Article[];
}

/** The rules of both documents. */
export const allRules = ({ documents }: LandingContent): (Rule & { api: ApiId })[] =>
  APIS.flatMap((api) => documents[api]["x-rule-catalogue"].map((rule) => ({ ...rule, api })));

/** How many places of both documents are not shown or inferred. */
export const countPlaces = ({ documents }: LandingContent): number =>
  APIS.flatMap((api) => listMarkedPlaces(documents[api])).length;
