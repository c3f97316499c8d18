import { expect, test } from "vitest";
import { boundsOf, exampleOf, resolverOf, typeOf } from "./schema-words.ts";

const resolve = resolverOf({ Card: { type: "object", properties: { id: { type: "string" } } } });

test("a type is named in a few words", () => {
  const nothing = { type: "null" };
  expect(typeOf({ type: "string", format: "uuid" }, resolve)).toBe("string (uuid)");
  expect(typeOf({ anyOf: [{ type: "integer" }, nothing] }, resolve)).toBe("integer or null");
  expect(typeOf({ type: "array", items: { $ref: "#/components/schemas/Card" } }, resolve)).toBe(
    "array of object",
  );
  expect(typeOf({ enum: ["light", "dark"], type: "string" }, resolve)).toBe('"light" | "dark"');
  expect(typeOf({ prefixItems: [{ type: "integer" }, { type: "string" }] }, resolve)).toBe(
    "[integer, string]",
  );
  expect(typeOf({ type: "object", additionalProperties: { type: "integer" } }, resolve)).toBe(
    "object of integer by name",
  );
});

test("only bounds that say something are said", () => {
  const anyInteger = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };
  expect(boundsOf({ type: "integer", ...anyInteger }, resolve)).toBe("");
  expect(boundsOf({ type: "integer", minimum: 1, maximum: 99, default: 1 }, resolve)).toBe(
    "1 to 99; default 1",
  );
  expect(boundsOf({ type: "string", minLength: 2 }, resolve)).toBe("at least 2 characters");
});

test("an example has what is required, each of its type and within its bounds", () => {
  const schema = {
    type: "object",
    properties: {
      name: { type: "string" },
      note: { type: "string" },
      units: { type: "integer", minimum: 3 },
      roast: { enum: ["light", "dark"] },
      lines: { type: "array", items: { anyOf: [{ type: "null" }, { type: "string", format: "date" }] } },
    },
    required: ["name", "units", "roast", "lines"],
  };
  expect(exampleOf(schema, resolve)).toEqual({ name: "", units: 3, roast: "light", lines: ["2026-01-31"] });
});
