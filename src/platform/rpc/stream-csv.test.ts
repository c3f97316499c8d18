import { expect, test } from "vitest";
import type { Ctx } from "./context.ts";
import { readPages, streamCsv } from "./stream-csv.ts";

const errors: unknown[] = [];
const ctxFor = () =>
  ({
    responseHeaders: new Headers(),
    log: { error: (error: unknown) => errors.push(error) },
  }) as unknown as Pick<Ctx, "responseHeaders" | "log">;

/** A list of so many rows, and how many pages of 100 were read of it. */
function listOf(count: number) {
  const read: number[] = [];
  const readPage = async (after = 0) => {
    read.push(after);
    const items = Array.from({ length: Math.min(100, count - after) }, (_, index) => after + index + 1);
    const last = items.at(-1) ?? after;
    return { items, next: last < count ? last : null };
  };
  return { read, pages: readPages(readPage, (n) => [n, `lot ${n}`]) };
}

test("all pages are one file with one heading, and cells are no formulas", async () => {
  const ctx = ctxFor();
  const { pages, read } = listOf(250);
  const file = streamCsv(ctx, { fileName: "lots.csv", columns: ["n", "lot"], pages });
  const bytes = new Uint8Array(await new Response(file).arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).trim().split("\r\n");
  expect([lines.length, lines[0], lines.at(-1)]).toEqual([251, "n,lot", "250,lot 250"]);
  expect(read).toEqual([0, 100, 200]);
  expect(ctx.responseHeaders.get("content-type")).toBe("text/csv; charset=utf-8");
  const unsafe = [["=1+1", "+1", "-1", "@a", 'a,"b']];
  const text = await new Response(
    streamCsv(ctx, { fileName: "x.csv", columns: ["a", "b", "c", "d", "e"], pages: [unsafe] }),
  ).text();
  expect(text.split("\r\n")[1]).toBe(`'=1+1,'+1,'-1,'@a,"a,""b"`);
});

test("a page is read when the one before was taken, and none after the client has gone", async () => {
  const { pages, read } = listOf(1_000_000);
  const file = streamCsv(ctxFor(), { fileName: "lots.csv", columns: ["n", "lot"], pages });
  const reader = file.getReader();
  expect(read).toEqual([]);
  await reader.read();
  await reader.read();
  expect(read).toEqual([0]);
  await reader.read();
  expect(read).toEqual([0, 100]);
  await reader.cancel();
  expect(read).toEqual([0, 100]);
});

test("a failure on the way breaks the file off and is logged", async () => {
  async function* pages() {
    yield [[1]];
    throw new Error("the database is gone");
  }
  const file = streamCsv(ctxFor(), { fileName: "lots.csv", columns: ["n"], pages: pages() });
  await expect(new Response(file).text()).rejects.toThrow("the database is gone");
  expect(errors).toHaveLength(1);
});
