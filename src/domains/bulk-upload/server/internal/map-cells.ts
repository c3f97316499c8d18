import { compile } from "html-to-text";
import { listSeparator } from "#domains/bulk-upload/bulk-columns.ts";
import {
  type BulkMapping,
  type FileSource,
  type MappedColumn,
  mappedColumns,
  mostPictures,
} from "#domains/bulk-upload/file-sources.ts";
import type { BulkRowError } from "../tables.ts";

type Cells = Record<string, string>;

/** A description's text, with its paragraphs and lists; pictures, links' addresses and scripts are left out. */
const textOfHtml = compile({
  wordwrap: false,
  selectors: [
    { selector: "img", format: "skip" },
    { selector: "a", options: { ignoreHref: true } },
    ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({
      selector,
      options: { uppercase: false },
    })),
  ],
});

/** The cells of a row of another shop's file in our columns, and what can't be taken whatever the columns mean. */
export function mapCells(
  { source, mapping }: { source: FileSource; mapping: BulkMapping },
  raw: Cells,
): { cells: Cells; errors: BulkRowError[] } {
  const cells: Cells = {};
  for (const column of mappedColumns) {
    const from = mapping[column];
    if (from) cells[column] = toCell(column, (from.heading && raw[from.heading]) || "") || from.value;
  }
  // A Shopify file does not say its currency; an Etsy file does.
  const currency = source === "etsy" ? (raw["CURRENCY_CODE"] ?? "USD") : "USD";
  const errors = currency.toUpperCase() === "USD" ? [] : [{ column: "price_usd", code: "currency" }];
  return { cells, errors };
}

const toText: Partial<Record<MappedColumn, (text: string) => string>> = {
  description: (text) => (/<\/?[a-z][^>]*>|&#?\w+;/i.test(text) ? textOfHtml(text) : text),
  name: (text) => text.replace(/\s+/g, " "),
  // Such programs write 250.0, and 0 where nobody has weighed it.
  weight_grams: (text) => text.replace(/[.,]0+$/, "").replace(/^0$/, ""),
  // Less than none was promised elsewhere; none is left.
  stock: (text) => (text.startsWith("-") ? "0" : text.replace(/[.,]0+$/, "")),
  picture_urls: (text) => [...new Set(text.split(/\s+/))].slice(0, mostPictures).join(" "),
  tasting_notes: (text) =>
    text
      .split(/[,;|]/)
      .map((note) => note.trim())
      .join(listSeparator),
};

const toCell = (column: MappedColumn, text: string) => (toText[column]?.(text) ?? text).trim();
