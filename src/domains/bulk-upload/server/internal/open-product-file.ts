import { type BulkColumn, bulkColumnNames, maxBulkRows } from "#domains/bulk-upload/bulk-columns.ts";
import {
  type FileSource,
  findSource,
  longestHeading,
  maxHeadings,
} from "#domains/bulk-upload/file-sources.ts";
import { AppError } from "#kernel/errors.ts";
import type { BulkRowError } from "../tables.ts";
import { unguardCell } from "./csv-cells.ts";
import { readEtsyRows } from "./etsy-rows.ts";
import { type CsvRecord, type RawRow, readCsv } from "./read-csv.ts";
import { readShopifyRows } from "./shopify-rows.ts";

export type FileRow = {
  rowNumber: number;
  cells: Record<string, string>;
  /** The cells of another shop's file, by its headings. */
  raw: Record<string, string> | null;
  errors: BulkRowError[];
};
export type ProductFile = {
  source: FileSource;
  headings: string[] | null;
  rows: AsyncGenerator<FileRow>;
};

/**
 * A file of products, known by its heading: our own, or another shop's. INVALID_FILE with the reason if there is no
 * header, none of its columns is known (as in a picture or a workbook), a column of our own file is unknown or
 * duplicate, or, while its rows are read, there are none or too many.
 */
export async function openProductFile(file: Blob): Promise<ProductFile> {
  const records = readCsv(file);
  const heading = (await records.next()).value?.record as string[] | undefined;
  if (!heading) throw new AppError("INVALID_FILE", { reason: "empty" });
  const headings = heading.map((name) => name.trim().slice(0, longestHeading).toWellFormed());
  const source = findSource(headings);
  if (!source) return { source: "cafeto", headings: null, rows: counted(ownRows(records, heading)) };
  const raw = rawRows(records, headings.slice(0, maxHeadings));
  const rows = source === "shopify" ? readShopifyRows(raw) : readEtsyRows(raw);
  return {
    source,
    headings: [...new Set(headings.slice(0, maxHeadings).filter((name) => name !== ""))],
    rows: counted(asFileRows(rows)),
  };
}

async function* counted(rows: AsyncGenerator<FileRow>): AsyncGenerator<FileRow> {
  let count = 0;
  for await (const row of rows) {
    count += 1;
    if (count > maxBulkRows) throw new AppError("INVALID_FILE", { reason: "rows" });
    yield row;
  }
  if (count === 0) throw new AppError("INVALID_FILE", { reason: "empty" });
}

async function* ownRows(records: AsyncGenerator<CsvRecord>, heading: string[]): AsyncGenerator<FileRow> {
  const columns = readHeading(heading);
  for await (const { rowNumber, record } of records) yield toRow(rowNumber, columns, record);
}

function readHeading(record: readonly string[]): BulkColumn[] {
  const names = record.map((name) => name.trim().toLowerCase());
  while (names.at(-1) === "") names.pop();
  const known: readonly string[] = bulkColumnNames;
  if (names.length > 0 && !names.some((name) => known.includes(name)))
    throw new AppError("INVALID_FILE", { reason: "heading" });
  const wrong = names.filter((name, index) => !known.includes(name) || names.indexOf(name) !== index);
  if (wrong.length > 0)
    throw new AppError("INVALID_FILE", {
      reason: "columns",
      columns: wrong.slice(0, 10).map((name) => name.slice(0, 60)),
    });
  if (!names.includes("sku") && !names.includes("id"))
    throw new AppError("INVALID_FILE", { reason: "columns", columns: ["sku"] });
  return names as BulkColumn[];
}

function toRow(rowNumber: number, columns: readonly BulkColumn[], record: readonly string[]): FileRow {
  const cells = Object.fromEntries(columns.map((column, at) => [column, readCell(record[at] ?? "")]));
  const hasSurplus = record.slice(columns.length).some((cell) => cell.trim() !== "");
  const errors: BulkRowError[] = hasSurplus ? [{ column: columns.at(-1)!, code: "cells" }] : [];
  return { rowNumber, cells, raw: null, errors };
}

async function* rawRows(records: AsyncGenerator<CsvRecord>, headings: string[]): AsyncGenerator<RawRow> {
  for await (const { rowNumber, record } of records) {
    const cells = headings.map((heading, at) => [heading, readCell(record[at] ?? "")] as const);
    yield { rowNumber, raw: Object.fromEntries(cells.filter(([heading, cell]) => heading && cell)) };
  }
}

async function* asFileRows(rows: AsyncGenerator<RawRow>): AsyncGenerator<FileRow> {
  for await (const { rowNumber, raw } of rows) yield { rowNumber, raw, cells: {}, errors: [] };
}

/** Without characters that the database rejects; other problems of a cell are reported with its row. */
const readCell = (text: string) => unguardCell(text.toWellFormed().replaceAll("\0", "\ufffd").trim());
