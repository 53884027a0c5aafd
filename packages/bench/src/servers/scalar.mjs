// Scalar's mock server as its documentation serves it. Arguments: the port, and the document.
import { readFileSync } from "node:fs";
import { load } from "../../peers/load.mjs";

const [, , port, file] = process.argv;
const { createMockServer } = await load("@scalar/mock-server");
const { serve } = await load("@hono/node-server");
const document = readFileSync(file, "utf8");
const { fetch } = await createMockServer({ document });
serve({ fetch, port: Number(port), hostname: "127.0.0.1" });
