import { expect, test } from "vitest";
import { openProductFile } from "./open-product-file.ts";

test("a file that is read in pieces keeps each character and row, wherever a piece ends", async () => {
  const names = Array.from(
    { length: 4_000 },
    (_, index) => `${"x".repeat(index % 5)}café ☕ 👩🏽‍🌾 ${index}`,
  );
  const csv = ["sku,name", ...names.map((name, index) => `A-${index},"${name}"`)].join("\n");
  const read: (string | undefined)[] = [];
  const { rows } = await openProductFile(new Blob([csv]));
  for await (const { cells } of rows) read.push(cells["name"]);
  expect(Buffer.byteLength(csv)).toBeGreaterThan(131_072);
  expect(read).toEqual(names);
});

test("a Shopify product's variants are products of their own, and rows of pictures are none", async () => {
  const csv = [
    "Handle,Title,Body (HTML),Option1 Value,Variant SKU,Variant Price,Image Src",
    "huila,Huila,<p>Sweet</p>,250 g,H-250,18.50,https://cdn.example/1.jpg",
    "huila,,,1 kg,,60,",
    "huila,,,,,,https://cdn.example/2.jpg",
    "kettle,Kettle,Steel,Default Title,,40,",
  ].join("\n");
  const { source, rows } = await openProductFile(new Blob([csv]));
  const read: unknown[] = [];
  for await (const { rowNumber, raw } of rows)
    read.push([rowNumber, raw!["Title"], raw!["Variant SKU"], raw!["Variant Price"], raw!["Body (HTML)"]]);
  expect(source).toBe("shopify");
  expect(read).toEqual([
    [2, "Huila – 250 g", "H-250", "18.50", "<p>Sweet</p>"],
    [3, "Huila – 1 kg", "huila-2", "60", "<p>Sweet</p>"],
    [5, "Kettle", "kettle", "40", "Steel"],
  ]);
});
