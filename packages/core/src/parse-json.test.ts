import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { stringifyJson } from "./int64.ts";
import { parseJson } from "./parse-json.ts";

const MAX = 2n ** 63n - 1n;
const MIN = -(2n ** 63n);
const int64 = fc.bigInt({ min: MIN, max: MAX });

describe("parseJson", () => {
  test("every 64-bit integer arrives exactly, as the narrowest type that holds it", () => {
    fc.assert(
      fc.property(int64, (value) => {
        const parsed = parseJson(`{"a":[${value}],"b":${value}}`) as { a: [number | bigint]; b: number | bigint };
        expect(BigInt(parsed.b)).toBe(value);
        expect(BigInt(parsed.a[0])).toBe(value);
        expect(typeof parsed.b).toBe(Number.isSafeInteger(Number(value)) ? "number" : "bigint");
      }),
    );
  });

  test.each([
    ["9007199254740991", 9007199254740991],
    ["9007199254740992", 9007199254740992n],
    ["9007199254740993", 9007199254740993n],
    ["-9007199254740993", -9007199254740993n],
    ["9223372036854775807", MAX],
    ["-9223372036854775808", MIN],
    [" 9007199254740993 ", 9007199254740993n],
    ["1e20", 1e20],
    ["9007199254740993.0", 9007199254740992],
    ["1234567890123456.5", 1234567890123456.5],
  ])("%s", (text, value) => {
    expect(parseJson(text)).toBe(value);
  });

  test("digits inside strings stay strings, escapes and all", () => {
    const value = { id: "9007199254740993", text: 'a "quoted": 9007199254740993, \\ and [9007199254740993]' };
    const text = JSON.stringify({ ...value, n: 0 }).replace('"n":0', '"n":9007199254740993');
    expect(parseJson(text)).toEqual({ ...value, n: 9007199254740993n });
  });

  test.each([
    '{"text":"a: 9007199254740993, b","n":9007199254740993}',
    '{"text":"\\"id\\":9007199254740993,","n":9007199254740993}',
    '{"text":":9007199254740993,","n":9007199254740993}',
    '{"id":"9007199254740993","n": 9007199254740993 }',
    '{"n":-9007199254740993,"m":1234567890123456,"o":9007199254740993.5,"p":9007199254740993e2}',
    '{"odd key:":9007199254740993,"":9007199254740994,"[":[9007199254740995,[9007199254740996]]}',
    '{"n":9007199254740993,"n":9007199254740995,"2":{"n":9007199254740992},"1":{"n":9007199254740993}}',
    '{"__proto__":9007199254740993,"constructor":{"__proto__":{"n":9007199254740993}}}',
    '{\n  "n": 9007199254740993,\n  "list": [\n    9007199254740993\n  ]\n}',
    '{"two":9007199254740992,"that":{"round":9007199254740993},"alike":9007199254740992}',
    '{"n":9007199254740993,"m":9007199254740992.0,"o":9.007199254740992e15,"p":900719925474099.2e1}',
    '{"n":9007199254740993,"text":"9.007199254740992e15","m":9.007199254740992e15}',
    '{"text":"see https://example.com/posts/9007199254740993?at=9007199254740993","n":9007199254740993}',
    '{"n":0.30000000000000004,"m":1.9007199254740993,"o":-9007199254740993,"p":1e400}',
    '{"n":9007199254740993,"safe":1000000000000000,"m":9.007199254740992e15}',
    '{"n" :9007199254740993,"m":9007199254740995}',
    '{"n":9007199254740993,"m": 9007199254740995, "o" : 9007199254740997}',
    '{"n":-9007199254740993,"m":9007199254740993,"o":99999999999999999999999}',
    '{"k\\"":9007199254740993,"n\\\\":9007199254740995,"\\"":{"a":-9007199254740993},"\\"a":9007199254740997}',
    `{"s":"9007199254740993${"\\n".repeat(150)}","a":[9007199254740993]}`,
    '{"f":0.19876543210987654321,"a":[9007199254740993]}',
    '{"f":12345678901234567e+5,"a":[9007199254740993]}',
  ])("%s", (text) => {
    expect(parseJson(text)).toEqual(parseByReviver(text));
  });

  test("a member may have any name", () => {
    const parsed = parseJson('{"__proto__":9007199254740993,"constructor":9007199254740995}') as object;
    expect(Object.entries(parsed)).toEqual([
      ["__proto__", 9007199254740993n],
      ["constructor", 9007199254740995n],
    ]);
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
  });

  test("any text gives what it was made of", () => {
    const digits = fc.stringMatching(/^(|-)[1-9]\d{14,19}(|\.0|e1)$/);
    const text = fc.string({ unit: fc.constantFrom("9007199254740993", ":", ",", '"', "\\", " ", "[", "a", "{", "}") });
    // Without what has to be escaped: V8 13.6 itself now and then takes one such name for another.
    const name = fc.string({ unit: fc.constantFrom("9007199254740993", ":", ",", " ", "[", "a", "{", "}") });
    const key = fc.oneof(fc.constantFrom("a", "n", "7", "12", "__proto__", "k:"), name);
    const colon = fc.constantFrom(":", ": ", " :\n");
    const { sample } = fc.letrec<{ sample: Sample }>((tie) => ({
      sample: fc.oneof(
        { depthSize: "small" },
        digits.map(single),
        text.map((each) => single(JSON.stringify(each))),
        fc.array(tie("sample")).map((items) => listOf(items, ", ")),
        fc.uniqueArray(fc.tuple(key, tie("sample"), colon), { selector: ([name]) => name }).map(objectOf),
      ),
    }));
    fc.assert(
      fc.property(sample, ({ text, value }) => {
        expect(parseJson(text)).toEqual(value);
      }),
      { numRuns: 2_000 },
    );
  });

  test("numbers that are alike after rounding are told apart, wherever they stand", () => {
    const near = fc.constantFrom(
      ...["9007199254740992", "9007199254740993", "-9007199254740993", "9007199254740994", "9007199254740993.0"],
      ...["9.007199254740992e15", "900719925474099.2E+1", '"9007199254740993"', '":9007199254740993"', "1", "1e300"],
    );
    const key = fc.constantFrom("a", "bc", "d", "7", "e_1");
    const { sample } = fc.letrec<{ sample: Sample }>((tie) => ({
      sample: fc.oneof(
        { depthSize: "small", withCrossShrink: true },
        near.map(single),
        fc.array(tie("sample")).map((items) => listOf(items, ",")),
        fc.uniqueArray(fc.tuple(key, tie("sample"), fc.constant(":")), { selector: ([name]) => name }).map(objectOf),
      ),
    }));
    fc.assert(
      fc.property(sample, ({ text, value }) => {
        expect(parseJson(text)).toEqual(value);
      }),
      { numRuns: 5_000 },
    );
  });

  test("a text that is damaged anywhere is refused when JSON.parse refuses it", () => {
    const whole = '{"n":9007199254740993,"list": [9007199254740993, "9007199254740993"],"m": -9007199254740993}';
    const change = fc.tuple(
      fc.nat(whole.length),
      fc.nat(3),
      fc.constantFrom("", '"', ":", ",", "}", "0", "-", " ", "a"),
    );
    fc.assert(
      fc.property(change, ([at, length, put]) => {
        const text = whole.slice(0, at) + put + whole.slice(at + length);
        expect(outcome(() => parseJson(text))).toEqual(outcome(() => parseByReviver(text)));
      }),
      { numRuns: 5_000 },
    );
  });

  test("no depth is too much", () => {
    const depth = 100_000;
    let value = parseJson(`${'{"n":['.repeat(depth)}{"n":9007199254740993}${"]}".repeat(depth)}`) as { n: unknown };
    while (Array.isArray(value.n)) value = value.n[0];
    expect(value.n).toBe(9007199254740993n);
  });

  test("a program that adds members to all objects changes nothing", () => {
    const added: Record<string, unknown> = {};
    added["self"] = added;
    Object.assign(Object.prototype, { added });
    try {
      expect(parseJson('{"n":9007199254740993}')).toEqual({ n: 9007199254740993n });
    } finally {
      Reflect.deleteProperty(Object.prototype, "added");
    }
  });

  test("a text without unsafe integers parses as with JSON.parse", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        fc.pre(!holdsUnsafeInteger(text));
        expect(parseJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  test.each([
    "",
    "{",
    '{"a":9007199254740993',
    "[9007199254740993,]",
    "<html>",
    "09007199254740993",
    '{"a":"9007199254740993}',
    "{ 9007199254740993:1}",
  ])("%j is refused as JSON.parse refuses it", (text) => {
    let expected: unknown;
    try {
      JSON.parse(text);
    } catch (error) {
      expected = error;
    }
    expect(() => parseJson(text)).toThrow(expected as SyntaxError);
  });
});

// Time that grows with the square of the length would take minutes here, and so run into the timeout.
test("a text that is cut off inside an embedded JSON text is refused, however long it is", () => {
  const text = `{"id":9007199254740993,"text":"${'\\"'.repeat(80_000)}`;
  expect(() => parseJson(text)).toThrow(SyntaxError);
});

// The same.
test("millions of zeros are no integer, and read whole in a string", () => {
  const zeros = "0".repeat(3_000_000);
  expect(parseJson(`{"n":9007199254740993,"text":"${zeros}"}`)).toEqual({ n: 9007199254740993n, text: zeros });
  expect(() => parseJson(`{"n":${zeros}}`)).toThrow(SyntaxError);
});

test("a string with millions of escapes is read whole", () => {
  const text = '\n"'.repeat(3_000_000);
  expect(parseJson(`{"id":9007199254740993,"text":${JSON.stringify(text)}}`)).toEqual({ id: 9007199254740993n, text });
});

test("on a page that is not served over https, without crypto.randomUUID", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  try {
    expect(parseJson(stringifyJson([9007199254740993n]))).toEqual([9007199254740993n]);
  } finally {
    vi.unstubAllGlobals();
  }
});

/** A text of JSON, and what it stands for. */
interface Sample {
  readonly text: string;
  readonly value: unknown;
}

function single(text: string): Sample {
  return {
    text,
    value: /^-?\d{16,}$/.test(text) && !Number.isSafeInteger(Number(text)) ? BigInt(text) : JSON.parse(text),
  };
}

function listOf(items: readonly Sample[], comma: string): Sample {
  return { text: `[${items.map(({ text }) => text).join(comma)}]`, value: items.map(({ value }) => value) };
}

function objectOf(members: readonly (readonly [name: string, member: Sample, colon: string])[]): Sample {
  const text = `{${members.map(([name, member, colon]) => JSON.stringify(name) + colon + member.text)}}`;
  const value = {};
  // Defined, since `__proto__` is a name like others.
  for (const [name, member] of members) {
    Object.defineProperty(value, name, { value: member.value, enumerable: true, configurable: true, writable: true });
  }
  return { text, value };
}

/** Exact by other means: the text of each number, which newer runtimes hand to a reviver; V8 now and then forgets to. */
function parseByReviver(text: string): unknown {
  const reviver = (_key: string, value: unknown, context?: { source?: string }) =>
    /^-?\d+$/.test(context?.source ?? "") && typeof value === "number" && !Number.isSafeInteger(value)
      ? BigInt(context?.source as string)
      : value;
  return JSON.parse(text, reviver as (key: string, value: unknown) => unknown);
}

function outcome(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return `${error}`;
  }
}

function holdsUnsafeInteger(text: string): boolean {
  let found = false;
  JSON.parse(text, (_key, value) => {
    found ||= Number.isInteger(value) && !Number.isSafeInteger(value);
    return value;
  });
  return found;
}
