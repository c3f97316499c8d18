import { expect, test } from "vitest";
import { findSource, guessMapping } from "./file-sources.ts";

test("an export is known by its heading, whatever else it contains", () => {
  expect(findSource(["Handle", "Title", "Vendor", "Variant Price"])).toBe("shopify");
  expect(findSource(["TITLE", "DESCRIPTION", "PRICE", "CURRENCY_CODE", "TAGS"])).toBe("etsy");
  expect(findSource(["sku", "name"])).toBeNull();
  expect(findSource(["Title", "Price"])).toBeNull();
});

test("only headings of the file are guessed", () => {
  const guess = guessMapping("shopify", ["Handle", "Title", "Variant Price"]);
  expect(guess.name).toEqual({ heading: "Title", value: "" });
  expect(guess.price_usd?.heading).toBe("Variant Price");
  expect(guess.weight_grams?.heading).toBeNull();
});
