import { expect, test } from "vitest";
import { readPriceRange } from "./price-range.ts";

test("either bound may be omitted, and a dollar sign is accepted", () => {
  expect(readPriceRange(" 5 ", "")).toEqual({ range: { min: 5, max: undefined } });
  expect(readPriceRange("", "$40")).toEqual({ range: { min: undefined, max: 40 } });
  expect(readPriceRange("7", "7")).toEqual({ range: { min: 7, max: 7 } });
});

test("each field names its problem", () => {
  expect(readPriceRange("cheap", "12.50")).toEqual({ problems: { min: "notWhole", max: "notWhole" } });
  expect(readPriceRange("-1", "100001")).toEqual({ problems: { min: "notWhole", max: "tooHigh" } });
  expect(readPriceRange("20", "10")).toEqual({ problems: { max: "belowFrom" } });
});
