import { readFile } from "node:fs/promises";
import { ApiError } from "@social-api/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { problemKind } from "./problem-kind.ts";
import { isConflict, isProblem, parseProblem } from "./problems.ts";

// The spec's own example of every kind.
const bundle = JSON.parse(
  await readFile(new URL("../../../specs/dist/platform-v2.json", import.meta.url), "utf8"),
).components;
const media = bundle.responses.Failure.content;
const examples: [string, Record<string, unknown>][] = Object.entries<{ $ref: string }>(
  media["application/problem+json"].examples,
).map(([name, { $ref }]) => [
  name === "about-blank" ? "about:blank" : name,
  bundle.examples[$ref.split("/").at(-1) as string].value,
]);

const base = "https://api.example.com/2/problems/";
const notFound = {
  type: `${base}resource-not-found`,
  title: "Not Found",
  parameter: "user_id",
  resource_id: "3291645509",
  resource_type: "user",
  value: "3291645509",
};
const conflict = { type: `${base}conflict`, title: "Conflict" };

describe("parseProblem", () => {
  test("there is an example of each of the eighteen kinds", () => {
    expect(examples).toHaveLength(18);
  });

  test.each(examples)("%s, with all of its members", (kind, body) => {
    const problem = parseProblem(body);
    expect(problem).toEqual({ ...body, kind, body });
    expect(problem.body).toBe(body);
  });

  test("the members are those of the kind", () => {
    const problem = parseProblem(notFound);
    if (problem.kind !== "resource-not-found") throw new Error(problem.kind);
    expect([problem.parameter, problem.resource_type, problem.value]).toEqual(["user_id", "user", "3291645509"]);
  });

  test("the plain error object", () => {
    const body = { code: 131, message: "The service could not answer." };
    expect(parseProblem(body)).toEqual({ kind: "error", ...body, body });
  });

  test.each(["", "https://x", "http://127.0.0.1:4010", "urn:x:/2/problems/2", "https://x/2/problems/conflict"])(
    "the base of the URI may be any: %j",
    (start) => {
      expect(parseProblem({ ...conflict, type: `${start}/2/problems/conflict` }).kind).toBe("conflict");
    },
  );

  test.each([
    `${base}quantum-decoherence`,
    `${base}`,
    `${base}constructor`,
    `${base}__proto__`,
    `${base}conflict/`,
    `${base}conflict?x`,
    `${base}Conflict`,
    `${base}about:blank`,
    "about:blank#",
    "conflict",
    "https://api.example.com/problems/conflict",
    "",
  ])("%j is unknown, and kept whole", (type) => {
    const body = { type, title: "?", extra: [1] };
    expect(parseProblem(body)).toEqual({ kind: "unknown", type, body });
  });

  test.each([
    undefined,
    null,
    "<html>",
    "",
    5,
    5n,
    true,
    [],
    {},
    { code: "5", message: "x" },
    { code: 5 },
    { type: 5 },
  ])("a body of another form is unknown, and kept: %s", (body) => {
    expect(parseProblem(body)).toEqual({ kind: "unknown", body });
  });

  test("members beyond the stated ones are kept, even one that is named like ours", () => {
    const body = { ...conflict, instance: "/jobs/1", kind: "theirs", body: "theirs" };
    expect(parseProblem(body)).toEqual({ ...conflict, instance: "/jobs/1", kind: "conflict", body });
  });

  test("an enumerated member may hold a newer value", () => {
    const body = { type: `${base}operational-disconnect`, title: "Gone", disconnect_type: "SolarFlare" };
    expect(parseProblem(body)).toMatchObject({ kind: "operational-disconnect", disconnect_type: "SolarFlare" });
  });

  test.each<[object, string[]]>([
    [{ type: "about:blank" }, ["title"]],
    [{ ...conflict, title: 5, detail: null, status: "409" }, ["title", "detail", "status"]],
    [{ ...conflict, status: 409.5 }, ["status"]],
    [{ type: notFound.type, title: "Not Found" }, ["parameter", "resource_id", "resource_type", "value"]],
    [{ ...notFound, resource_type: 7 }, ["resource_type"]],
    [
      {
        type: `${base}disallowed-resource`,
        title: "x",
        resource_id: 3291645509,
        resource_type: "user",
        section: "data",
      },
      ["resource_id"],
    ],
    [{ type: `${base}usage-capped`, title: "x", period: 1, scope: [] }, ["period", "scope"]],
    ...[
      {},
      ["x"],
      [null],
      [{ message: 5 }],
      [{ parameters: null }],
      [{ parameters: 5 }],
      [{ parameters: { a: "x" } }],
      [{ parameters: { a: [1] } }],
    ].map((errors): [object, string[]] => [{ type: `${base}invalid-request`, title: "x", errors }, ["errors"]]),
  ])("%j is malformed, and kept whole", (body, faults) => {
    const { type } = body as { type: string };
    expect(parseProblem(body)).toEqual({ kind: "malformed", type, claims: problemKind(type), faults, body });
  });

  test("an identifier whose type is not shown may be of any", () => {
    const { value: _, ...unavailable } = { ...notFound, type: `${base}resource-unavailable` };
    for (const resource_id of [3291645509, { user: 1 }, null]) {
      expect(parseProblem({ ...notFound, resource_id, value: null })).toMatchObject({
        kind: "resource-not-found",
        resource_id,
      });
      expect(parseProblem({ ...unavailable, resource_id }).kind).toBe("resource-unavailable");
    }
  });

  test("faults of a request without message or parameters are as stated", () => {
    for (const errors of [[], [{}], [{ message: "x", parameters: {} }], [{ parameters: { webhook_id: ["x"] } }]]) {
      expect(parseProblem({ type: `${base}invalid-request`, title: "x", errors }).kind).toBe("invalid-request");
    }
  });

  test("it never throws", () => {
    const type = fc.constantFrom(...examples.map(([, body]) => body["type"]));
    fc.assert(
      fc.property(fc.anything(), fc.object(), type, (any, object, type) => {
        expect(parseProblem(any).body).toBe(any);
        const body = { ...object, type };
        expect(parseProblem(body).body).toBe(body);
      }),
    );
  });

  test("an ApiError is taken by its body", () => {
    const error = new ApiError("409", new Response(null, { status: 409 }), conflict);
    expect(parseProblem(error)).toEqual({ kind: "conflict", ...conflict, body: conflict });
  });
});

test("isProblem passes the named kinds alone", () => {
  const problems = [conflict, notFound, { type: "about:blank", title: "x" }, { code: 1, message: "x" }, "x"].map(
    parseProblem,
  );
  const kinds = (guard: ReturnType<typeof isProblem>) => problems.filter(guard).map(({ kind }) => kind);
  expect(kinds(isProblem("conflict"))).toEqual(["conflict"]);
  expect(kinds(isProblem("about:blank", "resource-not-found"))).toEqual(["resource-not-found", "about:blank"]);
  expect(kinds(isProblem())).toEqual([]);
});

test("isConflict tells a conflict in any form, and nothing else", () => {
  const untitled = { type: conflict.type };
  const error = new ApiError("x", new Response(), conflict);
  for (const failure of [conflict, untitled, error, parseProblem(conflict), parseProblem(untitled)]) {
    expect(isConflict(failure)).toBe(true);
  }
  for (const failure of [
    notFound,
    { type: notFound.type },
    { code: 409, message: "Conflict" },
    undefined,
    "conflict",
  ]) {
    expect(isConflict(failure)).toBe(false);
  }
});
