import { replaceAt } from "./id-fields.ts";
import type { Schema } from "./procedures.ts";

/** One way to invalidate an input: which field, with what. */
export type Spoiling = { name: string; path: string[]; apply(valid: unknown): unknown };

const strange = {
  null: null,
  "a number": 7,
  "a fraction": 1.5,
  "a negative": -1,
  "a huge number": 1e308,
  "an unsafe integer": 2 ** 53 + 2,
  true: true,
  "an object": { a: 1 },
  "an array": ["a", "b"],
  "an array of arrays": [[[]], [[]]],
  "an empty string": "",
  "a word": "coffee",
  "a number in words": "NaN",
  "a blank": "   ",
  "a null byte": "caf\u0000é",
  "half a character": "caf\ud800",
  "emoji and right-to-left": "☕\u202e قهوة 👩🏽‍🌾",
  "combining marks": `e${"\u0301".repeat(500)}`,
  "a quote for SQL": "' or 1=1; drop table orders; --",
  "a pattern for LIKE": "%_\\%",
  "a search operator": "a & | ! <-> :*",
  markup: "<script>alert(1)</script>",
  "a template": "{{constructor.constructor('return 1')()}} <%= 7*7 %>",
  "a path": "../../../../etc/passwd",
  "a long string": "x".repeat(8_000),
} satisfies Record<string, unknown>;

/** Every field of an input invalidated in every way: wrong type, missing, unknown, too small, too large. */
export function spoilings(schema: Schema, path: string[] = []): Spoiling[] {
  const here = path.join(".") || "input";
  const put = (name: string, value: unknown): Spoiling => ({
    name: `${here}: ${name}`,
    path,
    apply: (valid) => replaceAt(valid, path, value),
  });
  const all: Spoiling[] = Object.entries(strange).map(([name, value]) => put(name, value));
  if (schema.maxLength !== undefined)
    all.push(put("one character too many", "x".repeat(schema.maxLength + 1)));
  if (schema.maximum !== undefined) all.push(put("above the maximum", schema.maximum + 1));
  if (schema.minimum !== undefined) all.push(put("below the minimum", schema.minimum - 1));
  if (schema.type === "array") all.push(...arraySpoilings(schema, path, here));
  if (schema.properties) all.push(...objectSpoilings(schema, path, here));
  return all;
}

function arraySpoilings(schema: Schema, path: string[], here: string): Spoiling[] {
  const repeat = (name: string, count: number): Spoiling => ({
    name: `${here}: ${name}`,
    path,
    apply(valid) {
      const [item] = path.reduce((value, step) => (value as never)[step], valid) as unknown[];
      return replaceAt(valid, path, new Array(count).fill(item));
    },
  });
  return [
    repeat("empty", 0),
    ...(schema.maxItems === undefined ? [] : [repeat("one too many", schema.maxItems + 1)]),
    ...spoilings(schema.items!, [...path, "0"]),
  ];
}

function objectSpoilings(schema: Schema, path: string[], here: string): Spoiling[] {
  const added = (name: string, value: unknown): Spoiling => ({
    name: `${here}: unknown field ${name}`,
    path: [...path, name],
    apply: (valid) => replaceAt(valid, [...path, name], value),
  });
  return [
    added("surplus", "x"),
    added("isAdmin", true),
    added("userId", "00000000-0000-4000-8000-000000000000"),
    added("constructor", { prototype: { polluted: true } }),
    added("x".repeat(2_000), 1),
    ...Object.entries(schema.properties!).flatMap(([name, property]) => {
      const inner = [...path, name];
      const missing: Spoiling = {
        name: `${inner.join(".")}: missing`,
        path: inner,
        apply: (valid) => replaceAt(valid, inner, undefined),
      };
      return [missing, ...spoilings(property.anyOf?.[0] ?? property, inner)];
    }),
  ];
}
