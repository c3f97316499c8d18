import type * as z from "zod";
import {
  type BulkColumn,
  type BulkErrorCode,
  bulkColumns,
  listSeparator,
  longestSku,
} from "#domains/bulk-upload/bulk-columns.ts";
import { pictureColumn } from "#domains/bulk-upload/file-sources.ts";
import { findCategory } from "#domains/catalogue/categories.ts";
import { type NewProductInput, newProductInput } from "#domains/listings/product-shapes.ts";
import { lineOfText } from "#kernel/schemas.ts";
import type { BulkRowError } from "../tables.ts";
import { readPrice } from "./price-text.ts";
import { readTranslations, translationColumns } from "./read-translations.ts";

type Cells = Record<string, string>;
const longestAddress = 2_000;
const sku = lineOfText(longestSku).min(1);

const columnOf = Object.fromEntries(
  Object.entries(bulkColumns).map(([column, field]) => [field, column]),
) as Record<string, BulkColumn>;

/** Fields that an empty cell clears; a product can't lack the others, so an empty cell keeps them. */
const mayBeEmpty: readonly BulkColumn[] = [
  "most_units",
  "origin_country",
  "region",
  "altitude_meters",
  "variety",
  "process",
  "tasting_notes",
  "hs_code",
  "image_urls",
];

/** Columns that are no field of their own. */
const readApart: readonly string[] = ["id", "sku", pictureColumn, ...translationColumns];

const wholeNumbers: readonly BulkColumn[] = ["stock", "most_units", "weight_grams", "altitude_meters"];

/**
 * Applies a row's cells to a product's current content and validates it with the form's own schema. An update keeps
 * fields without a column. `input` is null if something is wrong.
 */
export function readRow(
  cells: Cells,
  current: NewProductInput | undefined,
): { input: NewProductInput | null; errors: BulkRowError[] } {
  const errors: BulkRowError[] = [];
  if (cells["sku"] && !sku.safeParse(cells["sku"]).success) errors.push({ column: "sku", code: "long" });
  if (pictureAddressesOf(cells).some((address) => !isAddress(address)))
    errors.push({ column: pictureColumn, code: "format" });
  const fields: Record<string, unknown> = { ...current };
  for (const [column, text] of Object.entries(cells) as [BulkColumn, string][]) {
    if (readApart.includes(column)) continue;
    if (text !== "" || (current && mayBeEmpty.includes(column)))
      fields[bulkColumns[column]] = toValue(column, text);
  }
  const original = newProductInput.shape.language.safeParse(fields["language"]).data;
  const translated = readTranslations(cells, current?.translations ?? {}, original);
  fields["translations"] = translated.translations;
  errors.push(...translated.errors);
  const parsed = newProductInput.safeParse(fields);
  if (!parsed.success) errors.push(...toErrors(parsed.error.issues, fields).map(nameSeparator(cells)));
  return { input: errors.length === 0 ? parsed.data! : null, errors };
}

/** Where the pictures of a new product of another shop's file are. */
export const pictureAddressesOf = (cells: Cells): string[] =>
  (cells[pictureColumn] ?? "").split(" ").filter((address) => address !== "");

const isAddress = (address: string) =>
  address.length <= longestAddress && /^https?:$/.test(URL.parse(address)?.protocol ?? "");

/** Of a price like `1,234`, that it may mean two things. */
const nameSeparator =
  (cells: Cells) =>
  (error: BulkRowError): BulkRowError =>
    error.column === "price_usd" && readPrice(cells["price_usd"] ?? "") === "unclear"
      ? { ...error, code: "unclear" }
      : error;

function toValue(column: BulkColumn, text: string): unknown {
  if (column === "price_usd") return centsOf(text);
  if (wholeNumbers.includes(column)) return text === "" ? null : wholeNumberOf(text);
  if (column === "tasting_notes" || column === "image_urls") return listOf(text);
  if (column === "origin_country") return text === "" ? null : text.toUpperCase();
  if (column === "category") return findCategory(text.toLowerCase()) ?? text;
  if (column === "language" || column === "process" || column === "roast_level")
    return text === "" ? null : text.toLowerCase();
  return text === "" ? null : text;
}

/** What is no price becomes NaN, which the schema rejects. */
function centsOf(text: string): number {
  const cents = readPrice(text);
  return typeof cents === "number" ? cents : Number.NaN;
}
const wholeNumberOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : Number.NaN);
const listOf = (text: string) =>
  text
    .split(listSeparator)
    .map((item) => item.trim())
    .filter((item) => item !== "");

function toErrors(issues: readonly z.core.$ZodIssue[], fields: Record<string, unknown>): BulkRowError[] {
  const found = issues.map((issue) => {
    const column = columnOf[String(issue.path[0])] ?? columnOf[issue.path.join(".")] ?? "sku";
    return { column, code: codeOf(issue, valueAt(fields, bulkColumns[column])) };
  });
  return found.filter(
    ({ column, code }, at) =>
      found.findIndex((other) => other.column === column && other.code === code) === at,
  );
}

const valueAt = (fields: unknown, path: string) =>
  path.split(".").reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], fields);

function codeOf(issue: z.core.$ZodIssue, value: unknown): BulkErrorCode {
  if (value === undefined || value === null) return "required";
  if (Number.isNaN(value)) return "number";
  if (issue.code === "too_small") return issue.origin === "string" ? "short" : "small";
  if (issue.code === "too_big")
    return issue.origin === "string" ? "long" : issue.origin === "array" ? "many" : "large";
  return issue.code === "invalid_value" ? "choice" : "format";
}

/** Inconsistent fields found by `checkContent`, as columns. */
export function toBulkErrors(issues: readonly { path: string; message: string }[]): BulkRowError[] {
  return issues.map(({ path, message }) => ({
    column: columnOf[path] ?? "sku",
    code: message === "required" || message === "twice" ? message : "unknown",
  }));
}
