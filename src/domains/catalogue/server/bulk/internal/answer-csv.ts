import { stringify } from "csv-stringify/sync";
import { bulkColumnNames } from "#domains/catalogue/bulk-columns.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { guardCell } from "./csv-cells.ts";

type Rows = readonly (readonly string[])[];

/** Spreadsheets take a file without it for the alphabet of their own country. */
const byteOrderMark = "\ufeff";

/** Answers with a file of products that is written page by page, as fast as it is read and no faster. */
export function answerCsv(
  ctx: SignedInCtx,
  fileName: string,
  pages: Iterable<Rows> | AsyncIterable<Rows>,
): ReadableStream<Uint8Array> {
  ctx.answerHeaders.set("content-type", "text/csv; charset=utf-8");
  ctx.answerHeaders.set("content-disposition", `attachment; filename="${fileName}"`);
  const text = textOf(pages);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await text.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await text.return(undefined)),
  });
}

async function* textOf(pages: Iterable<Rows> | AsyncIterable<Rows>): AsyncGenerator<string> {
  yield byteOrderMark + stringify([[...bulkColumnNames]], { record_delimiter: "windows" });
  for await (const rows of pages)
    yield stringify(
      rows.map((cells) => cells.map(guardCell)),
      { record_delimiter: "windows" },
    );
}
