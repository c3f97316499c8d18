import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { parse } from "csv-parse";
import { type BulkColumn, bulkColumnNames, maxBulkRows } from "#domains/bulk-upload/bulk-columns.ts";
import { AppError } from "#kernel/errors.ts";
import type { BulkRowError } from "../tables.ts";
import { unguardCell } from "./csv-cells.ts";

export type FileRow = { rowNumber: number; cells: Record<string, string>; errors: BulkRowError[] };

const longestRecord = 200_000;
const bytesAtOnce = 16_384;

/**
 * The rows of a CSV file, one at a time: with commas, semicolons or tabs, with or without a byte order mark, with
 * line ends inside quotes. Blank rows are counted, as in a spreadsheet, and skipped. INVALID_FILE with the reason if
 * there is no header, none of its columns is known (as in a picture or a workbook), a column is unknown or duplicate, or
 * there are no rows or too many.
 */
export async function* readCsv(file: Blob): AsyncGenerator<FileRow> {
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(await file.slice(0, longestRecord).text()),
    relax_column_count: true,
    max_record_size: longestRecord,
  });
  const pieces = Readable.from(piecesOf(file));
  const records = pieces.on("error", (error) => parser.destroy(error)).pipe(parser);
  let columns: BulkColumn[] | undefined;
  let rowNumber = 1;
  let count = 0;
  try {
    for await (const record of records as AsyncIterable<string[]>) {
      if (!columns) {
        columns = readHeading(record);
        continue;
      }
      rowNumber += 1;
      if (record.every((cell) => cell.trim() === "")) continue;
      count += 1;
      if (count > maxBulkRows) throw new AppError("INVALID_FILE", { reason: "rows" });
      yield toRow(rowNumber, columns, record);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("INVALID_FILE", { reason: "unreadable", line: rowNumber + 1 });
  }
  if (count === 0) throw new AppError("INVALID_FILE", { reason: "empty" });
}

/** In turns with everyone else's work; `file.stream()` would give a file in memory as a single piece. */
async function* piecesOf(file: Blob): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.size; at += bytesAtOnce) {
    yield new Uint8Array(await file.slice(at, at + bytesAtOnce).arrayBuffer());
    await nextTurn();
  }
}

/** The most frequent delimiter in the header; no column name contains any of them. */
function delimiterOf(start: string): string {
  const [heading = ""] = start.split(/\r\n|\n|\r/, 1);
  const counts = [",", ";", "\t"].map((sign) => [sign, heading.split(sign).length] as const);
  return counts.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
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
  return { rowNumber, cells, errors: hasSurplus ? [{ column: columns.at(-1)!, code: "cells" }] : [] };
}

/** Without characters that the database rejects; other problems of a cell are reported with its row. */
const readCell = (text: string) => unguardCell(text.toWellFormed().replaceAll("\0", "\ufffd").trim());
