import { expect, test } from "vitest";
import { readCsv } from "./read-csv.ts";

test("a file that is read in pieces keeps each character and row, wherever a piece ends", async () => {
  const names = Array.from(
    { length: 4_000 },
    (_, index) => `${"x".repeat(index % 5)}café ☕ 👩🏽‍🌾 ${index}`,
  );
  const csv = ["sku,name", ...names.map((name, index) => `A-${index},"${name}"`)].join("\n");
  const read: (string | undefined)[] = [];
  for await (const { cells } of readCsv(new Blob([csv]))) read.push(cells["name"]);
  expect(Buffer.byteLength(csv)).toBeGreaterThan(131_072);
  expect(read).toEqual(names);
});
