import type { BulkColumn } from "./bulk-columns.ts";

/** Where a file of products comes from, known by its heading. */
export const fileSources = ["cafeto", "shopify", "etsy"] as const;
export type FileSource = (typeof fileSources)[number];
export type ForeignSource = Exclude<FileSource, "cafeto">;

/** What only a file of another shop has: addresses of pictures, fetched once its products are created. */
export const pictureColumn = "picture_urls";
export const mostPictures = 5;

/** Columns that a file of another shop can fill. */
export const mappedColumns = [
  "name",
  "description",
  "sku",
  "price_usd",
  "stock",
  "weight_grams",
  "category",
  "roast_level",
  "origin_country",
  "language",
  "region",
  "variety",
  "process",
  "altitude_meters",
  "tasting_notes",
  "hs_code",
  pictureColumn,
] as const satisfies readonly (BulkColumn | typeof pictureColumn)[];
export type MappedColumn = (typeof mappedColumns)[number];

/** Where a column's cells come from: a heading of the file, and what stands in for an empty cell. */
export type CellSource = { heading: string | null; value: string };
export type BulkMapping = Partial<Record<MappedColumn, CellSource>>;

/** Without these, no row can make a product. */
export const neededColumns: readonly MappedColumn[] = [
  "name",
  "description",
  "sku",
  "price_usd",
  "stock",
  "weight_grams",
  "category",
];

export const maxHeadings = 120;
export const longestHeading = 120;
export const longestValue = 200;

/** Headings that only such a file has, all of them. */
const signs: Record<ForeignSource, readonly string[]> = {
  shopify: ["Handle", "Title", "Variant Price"],
  etsy: ["TITLE", "DESCRIPTION", "PRICE", "CURRENCY_CODE"],
};

const usual: Record<ForeignSource, Partial<Record<MappedColumn, readonly string[]>>> = {
  shopify: {
    name: ["Title"],
    description: ["Body (HTML)"],
    sku: ["Variant SKU"],
    price_usd: ["Variant Price"],
    stock: ["Variant Inventory Qty"],
    weight_grams: ["Variant Grams"],
    picture_urls: ["Image Src"],
  },
  etsy: {
    name: ["TITLE"],
    description: ["DESCRIPTION"],
    sku: ["SKU"],
    price_usd: ["PRICE"],
    stock: ["QUANTITY"],
    picture_urls: ["IMAGE1"],
  },
};

/** The shop whose export has such a heading; null if it is none that is known. */
export function findSource(headings: readonly string[]): ForeignSource | null {
  const sources = Object.keys(signs) as ForeignSource[];
  return sources.find((source) => signs[source].every((sign) => headings.includes(sign))) ?? null;
}

/** What most files of a source mean by their headings; values that none has are left to the vendor. */
export function guessMapping(source: ForeignSource, headings: readonly string[]): BulkMapping {
  const guess = (column: MappedColumn): CellSource => ({
    heading: usual[source][column]?.find((heading) => headings.includes(heading)) ?? null,
    value: column === "language" ? "en" : "",
  });
  return Object.fromEntries(mappedColumns.map((column) => [column, guess(column)]));
}
