import { expect, test } from "vitest";
import { guessMapping } from "#domains/bulk-upload/file-sources.ts";
import { mapCells } from "./map-cells.ts";

const headings = [
  "Handle",
  "Title",
  "Body (HTML)",
  "Variant Price",
  "Variant Grams",
  "Variant Inventory Qty",
];
const mapping = {
  ...guessMapping("shopify", headings),
  weight_grams: { heading: "Variant Grams", value: "250" },
};
const map = (raw: Record<string, string>) => mapCells({ source: "shopify", mapping }, raw).cells;

test("a description keeps its paragraphs and loses its markup and scripts", () => {
  const html =
    '<h2>Notes</h2><p>Jasmine &amp; <b>lime</b></p><script>alert(1)</script><img src="x" onerror="alert(2)"><p><a href="https://evil.example">More</a></p>';
  expect(map({ "Body (HTML)": html })["description"]).toBe("Notes\n\nJasmine & lime\n\nMore");
  expect(map({ "Body (HTML)": "1 < 2, plainly" })["description"]).toBe("1 < 2, plainly");
});

test("a weight that nobody gave is the file's own value, and oversold stock is none", () => {
  expect(map({ "Variant Grams": "0", "Variant Inventory Qty": "-3" })).toMatchObject({
    weight_grams: "250",
    stock: "0",
  });
  expect(map({ "Variant Grams": "340.0" })["weight_grams"]).toBe("340");
});

test("another currency than dollars is refused", () => {
  const etsy = { source: "etsy", mapping: guessMapping("etsy", ["PRICE"]) } as const;
  expect(mapCells(etsy, { PRICE: "18,50", CURRENCY_CODE: "EUR" }).errors).toEqual([
    { column: "price_usd", code: "currency" },
  ]);
  expect(mapCells(etsy, { PRICE: "18,50", CURRENCY_CODE: "USD" }).errors).toEqual([]);
});
