import type { Schema } from "./procedures.ts";

/** Texts on which careless code works longest, to be repeated up to a field's length. */
const texts = {
  "one word": "x",
  words: "grão ",
  brackets: "[](((",
  "combining marks": "e\u0301\u0301",
  digits: "1",
  "lines and quotes": '"a";\n',
} satisfies Record<string, string>;

/** A larger body is refused before it is read (96 KB). */
const mostBytes = 98_000;
/** What the sweep itself can send. */
const mostLevels = 1_000;
/** Where a schema names no limit. */
const manyItems = 10_000;

export type Large = { name: string; input: unknown };

/** A valid input with each of its fields as large as its schema allows, once for each kind of text. */
export function largestValid(schema: Schema, valid: unknown): Large[] {
  return Object.entries(texts).map(([name, text]) => ({ name, input: enlarge(schema, valid, text) }));
}

function enlarge(schema: Schema, valid: unknown, text: string): unknown {
  if (Array.isArray(valid) && schema.items) {
    const item = enlarge(schema.items, valid[0], text);
    return new Array(schema.maxItems ?? manyItems).fill(item);
  }
  if (valid instanceof File) {
    const content = text.repeat(Math.floor(schema.maxLength! / Buffer.byteLength(text)));
    return new File([content], valid.name, { type: valid.type });
  }
  if (typeof valid === "object" && valid !== null && schema.properties)
    return Object.fromEntries(
      Object.entries(valid).map(([name, value]) => [
        name,
        enlarge(schema.properties![name] ?? {}, value, text),
      ]),
    );
  const isFree = schema.type === "string" && !schema.format && !schema.pattern && !schema.enum;
  if (typeof valid !== "string" || !isFree || /^[0-9a-f-]{36}$/.test(valid)) return valid;
  const length = (schema.maxLength ?? mostBytes) / (text.length > 1 ? 2 : 1);
  return text.repeat(Math.max(1, Math.floor(length / text.length)));
}

/** Inputs that no schema allows: each field as long, as wide or as deep as a body can be. */
export function largestInvalid(fields: readonly string[], valid: object): Large[] {
  const long = "x".repeat(mostBytes);
  const wide = new Array(mostBytes / 4).fill(1);
  const deep = JSON.parse(`${"[".repeat(mostLevels)}${"]".repeat(mostLevels)}`) as unknown;
  const keys = Object.fromEntries(Array.from({ length: mostBytes / 20 }, (_, index) => [`field${index}`, 1]));
  return [
    ...fields.flatMap((field) => [
      { name: `${field}: long`, input: { ...valid, [field]: long } },
      { name: `${field}: wide`, input: { ...valid, [field]: wide } },
      { name: `${field}: deep`, input: { ...valid, [field]: deep } },
    ]),
    { name: "many unknown fields", input: { ...valid, ...keys } },
  ];
}

/** Texts with a pattern or format are short; a record has an entry for each of a few names. */
const bytes = { number: 20, short: 40, perCharacter: 3, entries: 50 };

/** The bytes of the longest JSON that a schema allows, in a script of three bytes per character. */
export function mostBytesOf(schema: Schema): number {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return Math.max(...choices.map(mostBytesOf));
  if (schema.type === "array")
    return 2 + (schema.maxItems ?? manyItems) * (mostBytesOf(schema.items ?? {}) + 1);
  if (schema.type === "object") {
    const fields = Object.entries(schema.properties ?? {});
    const entry = schema.additionalProperties;
    const free = typeof entry === "object" ? bytes.entries * mostBytesOf(entry as Schema) : 0;
    return fields.reduce((sum, [name, field]) => sum + name.length + 4 + mostBytesOf(field), 2 + free);
  }
  if (schema.type !== "string") return bytes.number;
  const isFree = !schema.format && !schema.pattern && !schema.enum && schema.const === undefined;
  return isFree ? 2 + bytes.perCharacter * (schema.maxLength ?? mostBytes) : bytes.short;
}
