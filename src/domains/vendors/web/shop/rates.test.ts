import { expect, test } from "vitest";
import { centsOf, dollarsOf } from "./rates.ts";

test.each([
  ["5", 500],
  ["5.5", 550],
  ["0.07", 7],
  [" $12,30 ", 1_230],
  ["1000.00", 100_000],
])("%j is an amount", (text, cents) => {
  expect(centsOf(text)).toBe(cents);
  expect(centsOf(dollarsOf(cents))).toBe(cents);
});

test.each(["", "-1", "5.123", "1e3", "five", "1.000,00", "Infinity"])("%j is none", (text) => {
  expect(centsOf(text)).toBeNull();
});
