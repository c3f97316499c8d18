import { expect, test } from "vitest";
import { readPrice } from "./price-text.ts";

test.each([
  ["12", 1_200],
  ["12.5", 1_250],
  ["18,50", 1_850],
  ["$18.50", 1_850],
  ["18,50 USD", 1_850],
  ["1,234.50", 123_450],
  ["1.234,50", 123_450],
  ["1,234", "unclear"],
  ["1.234", "unclear"],
  ["€18", null],
  ["-1", null],
  ["1,2,3", null],
  ["1e3", null],
  ["", null],
])("“%s” is %s", (text, expected) => expect(readPrice(text)).toBe(expected));
