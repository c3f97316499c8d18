import { stringify } from "csv-stringify/sync";
import { bulkColumnNames } from "#domains/bulk-upload/bulk-columns.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { guardCell } from "./csv-cells.ts";

type Rows = readonly (readonly string[])[];

/** Without it, spreadsheets assume the local code page. */
const byteOrderMark = "\ufeff";

/** Responds with a file that is streamed page by page, with backpressure. */
export function csvResponse(
  ctx: SignedInCtx,
  fileName: string,
  pages: Iterable<Rows> | AsyncIterable<Rows>,
  columns: readonly string[] = bulkColumnNames,
): ReadableStream<Uint8Array> {
  ctx.responseHeaders.set("content-type", "text/csv; charset=utf-8");
  ctx.responseHeaders.set("content-disposition", `attachment; filename="${fileName}"`);
  const text = textOf(pages, columns);
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

async function* textOf(
  pages: Iterable<Rows> | AsyncIterable<Rows>,
  columns: readonly string[],
): AsyncGenerator<string> {
  yield byteOrderMark + stringify([[...columns]], { record_delimiter: "windows" });
  for await (const rows of pages)
    yield stringify(
      rows.map((cells) => cells.map(guardCell)),
      { record_delimiter: "windows" },
    );
}
