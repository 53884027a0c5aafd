import type { Row } from "../row.ts";
import { batch } from "./batch.ts";
import { bundle } from "./bundle.ts";
import { client } from "./client.ts";
import { int64 } from "./int64.ts";
import { mock } from "./mock.ts";
import { pipeline } from "./pipeline.ts";
import { sandbox } from "./sandbox.ts";
import { site } from "./site.ts";
import { types } from "./types.ts";
import { walk } from "./walk.ts";

/** Every row, in the order of the report. */
export const rows: readonly Row[] = [client, int64, walk, batch, bundle, types, pipeline, sandbox, mock, site];
