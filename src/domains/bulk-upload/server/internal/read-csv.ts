import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { parse } from "csv-parse";
import { AppError } from "#kernel/errors.ts";

/** One line of a file: its number as a spreadsheet counts, the heading being 1, and its cells. */
export type CsvRecord = { rowNumber: number; record: string[] };
/** A line of another shop's file: its cells by their headings. */
export type RawRow = { rowNumber: number; raw: Record<string, string> };

const longestRecord = 200_000;
const bytesAtOnce = 16_384;

/**
 * The lines of a CSV file, the heading first, one at a time: with commas, semicolons or tabs, with or without a byte
 * order mark, with line ends inside quotes. Blank lines are counted, as in a spreadsheet, and skipped. INVALID_FILE
 * from the line on that can't be read.
 */
export async function* readCsv(file: Blob): AsyncGenerator<CsvRecord> {
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(await file.slice(0, longestRecord).text()),
    relax_column_count: true,
    max_record_size: longestRecord,
  });
  const pieces = Readable.from(piecesOf(file));
  const records = pieces.on("error", (error) => parser.destroy(error)).pipe(parser);
  let rowNumber = 0;
  try {
    for await (const record of records as AsyncIterable<string[]>) {
      rowNumber += 1;
      if (rowNumber > 1 && record.every((cell) => cell.trim() === "")) continue;
      yield { rowNumber, record };
    }
  } catch {
    throw new AppError("INVALID_FILE", { reason: "unreadable", line: rowNumber + 1 });
  }
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
