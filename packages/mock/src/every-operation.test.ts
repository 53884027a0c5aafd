import { createAdsClient } from "@social-api/ads-v12";
import { createPlatformClient } from "@social-api/platform-v2";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { afterAll, describe, expect, test } from "vitest";
import { breakArguments } from "../../../scripts/testing/broken-arguments.ts";
import { readSpec, type SpecOperation } from "../../../scripts/testing/spec.ts";
import { adsArguments, platformArguments } from "../../../scripts/testing/valid-arguments.ts";
import { answerJudge } from "../../../specs/conformance/run/judge-answer.ts";
import { startMock } from "./start-mock.ts";

type Call = (args: object, options?: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

const mock = await startMock({ port: 0 });
afterAll(() => mock.close());

const ajv = formats.default(new Ajv2020({ strict: false }));

const apis = [
  {
    name: "platform API v2",
    spec: await readSpec("platform-v2"),
    client: createPlatformClient({ baseUrl: mock.url, token: "t" }),
    valid: platformArguments,
  },
  {
    name: "Ads API v12",
    spec: await readSpec("ads-v12"),
    client: createAdsClient({ baseUrl: mock.url, sandboxUrl: mock.url }),
    valid: adsArguments,
  },
];

describe.each(apis)("$name", ({ spec, client, valid }) => {
  const call = (id: string) => (client as unknown as Record<string, Call>)[id] as Call;
  const judge = answerJudge(spec.bundle);
  const faults = ({ id }: SpecOperation, { status, headers }: Response, body: unknown) =>
    judge({ operation: id, status, media_type: headers.get("content-type") ?? "", body });
  const argumentsOf = ({ id }: SpecOperation) => (valid as Record<string, object>)[id] ?? {};

  test("has valid arguments for each operation of the spec", () => {
    expect(Object.keys(valid).sort()).toEqual(spec.operations.map(({ id }) => id).sort());
  });

  const texts = spec.operations.flatMap((operation) =>
    operation.parameters
      .filter(({ in: place, schema }) => place === "query" && schema.type === "string")
      .map(({ name, schema }) => ({ operation, name, schema })),
  );
  test.each(texts)(
    "$operation.id takes an empty $name only where its schema does",
    async ({ operation, name, schema }) => {
      const { error, response } = await call(operation.id)({ ...argumentsOf(operation), [name]: "" });
      const isAllowed = ajv.validate(schema, "");
      expect(response.status).toBe(isAllowed ? 200 : 400);
      if (!isAllowed) expect(JSON.stringify(error)).toContain(`"${name} is empty."`);
    },
  );

  describe.each(spec.operations)("$id", (operation) => {
    test("answers a valid call with the first example of its success", async () => {
      const { data, response } = await call(operation.id)(argumentsOf(operation));
      const body = data instanceof ReadableStream ? await new Response(data).text() : data;
      const [mediaType, { examples } = { examples: {} }] =
        Object.entries(operation.responses["200"]?.content ?? {})[0] ?? [];
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe(mediaType);
      expect(faults(operation, response, body)).toEqual([]);
      expect(body).toEqual(Object.values(examples)[0]?.value);
    });

    test("refuses each broken call and names the parameter", async () => {
      for (const { args, parameter } of breakArguments(operation, argumentsOf(operation))) {
        const { error, response } = await call(operation.id)(args);
        expect(response.status, `${operation.id} with a broken ${parameter}`).toBe(400);
        expect(faults(operation, response, error)).toEqual([]);
        expect(JSON.stringify(error)).toContain(parameter);
      }
    });

    test("gives each answer that it declares, by the name of its example", async () => {
      for (const [code, { content }] of Object.entries(operation.responses)) {
        for (const [mediaType, { examples }] of Object.entries(content)) {
          for (const [example, { value }] of Object.entries(examples)) {
            const status = code === "default" ? 503 : Number(code);
            const headers = { Prefer: `code=${status}, example=${example}`, Accept: mediaType };
            const { data, error, response } = await call(operation.id)(argumentsOf(operation), { headers });
            const body = data instanceof ReadableStream ? await new Response(data).text() : (data ?? error);
            expect(response.status, `${operation.id} ${headers.Prefer}`).toBe(status);
            expect(response.headers.get("content-type")).toBe(mediaType);
            expect(faults(operation, response, body)).toEqual([]);
            if (code !== "default") expect(body).toEqual(value);
          }
        }
      }
    });
  });
});
