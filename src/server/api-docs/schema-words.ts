import type { Schema } from "./openapi-document.ts";

/** Follows a reference into the document's own schemas. */
export type Resolve = (schema: Schema) => Schema;

export const resolverOf =
  (schemas: Record<string, Schema> = {}): Resolve =>
  (schema) =>
    schema.$ref ? (schemas[schema.$ref.split("/").at(-1)!] ?? {}) : schema;

const isNull = (schema: Schema) => schema.type === "null" || schema.const === null;
const alternativesOf = ({ anyOf, oneOf }: Schema) => anyOf ?? oneOf;

/** The alternatives that are more than "or null", each a schema. */
export function choicesOf(schema: Schema): Schema[] {
  return (alternativesOf(schema) ?? []).filter((one) => !isNull(one));
}

/** A schema's type in a few words, such as "array of string (uuid)" or "integer or null". */
export function typeOf(given: Schema, resolve: Resolve): string {
  const schema = resolve(given);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const alternatives = alternativesOf(schema);
  if (alternatives) return [...new Set(alternatives.map((one) => typeOf(one, resolve)))].join(" or ");
  if (schema.prefixItems) return `[${schema.prefixItems.map((one) => typeOf(one, resolve)).join(", ")}]`;
  if (schema.type === "array") return `array of ${typeOf(schema.items ?? {}, resolve)}`;
  if (typeof schema.additionalProperties === "object")
    return `object of ${typeOf(schema.additionalProperties, resolve)} by name`;
  const name = [schema.type ?? "anything"].flat().join(" or ");
  return schema.format ? `${name} (${schema.format})` : name;
}

/** What a value may be beyond its type; whole numbers are never said to be whole numbers. */
export function boundsOf(given: Schema, resolve: Resolve): string {
  const schema = resolve(given);
  const said = [
    rangeOf(schema.minimum, schema.maximum, ""),
    rangeOf(schema.minLength, schema.maxLength, " characters"),
    rangeOf(schema.minItems, schema.maxItems, " items"),
    !schema.format && schema.pattern && `matches ${schema.pattern}`,
    schema.default !== undefined && `default ${JSON.stringify(schema.default)}`,
    schema.examples && `for example ${schema.examples.map((one) => JSON.stringify(one)).join(", ")}`,
  ];
  return said.filter(Boolean).join("; ");
}

function rangeOf(low: number | undefined, high: number | undefined, unit: string): string | undefined {
  const least = low === Number.MIN_SAFE_INTEGER ? undefined : low;
  const most = high === Number.MAX_SAFE_INTEGER ? undefined : high;
  if (least === undefined && most === undefined) return undefined;
  if (least === undefined) return `at most ${most}${unit}`;
  return most === undefined ? `at least ${least}${unit}` : `${least} to ${most}${unit}`;
}

const samples: Record<string, unknown> = {
  uuid: "00000000-0000-0000-0000-000000000000",
  "date-time": "2026-01-31T12:00:00Z",
  date: "2026-01-31",
  email: "ana@example.com",
  uri: "https://example.com",
};

/** A body to begin with: whatever is required, with values of the right type. */
export function exampleOf(given: Schema, resolve: Resolve): unknown {
  const schema = resolve(given);
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.examples) return schema.examples[0];
  if (schema.enum) return schema.enum[0];
  const [choice] = choicesOf(schema);
  if (choice) return exampleOf(choice, resolve);
  if (schema.prefixItems) return schema.prefixItems.map((one) => exampleOf(one, resolve));
  if (schema.type === "array") return schema.items ? [exampleOf(schema.items, resolve)] : [];
  if (schema.properties) {
    const required = Object.entries(schema.properties).filter(([name]) => schema.required?.includes(name));
    return Object.fromEntries(required.map(([name, value]) => [name, exampleOf(value, resolve)]));
  }
  return plainExample(schema);
}

function plainExample({ type, format, minimum = 0 }: Schema): unknown {
  const [name] = [type].flat();
  if (name === "integer" || name === "number") return Math.max(0, minimum);
  if (name === "boolean") return true;
  if (name === "string") return samples[format ?? ""] ?? "";
  return name === "object" ? {} : null;
}
