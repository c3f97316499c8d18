import { expect, test } from "vitest";
import { allocateCents, basisPointsOf, centsOf, dollarsOf, formatUsd, sumCents } from "./money.ts";

test("money is shown in US dollars, en-US", () => {
  expect(formatUsd(123456)).toBe("$1,234.56");
  expect(formatUsd(0)).toBe("$0.00");
});

test("a share is rounded half up to the cent", () => {
  expect(basisPointsOf(1000, 1200)).toBe(120);
  expect(basisPointsOf(1, 5000)).toBe(1);
  expect(basisPointsOf(1, 4999)).toBe(0);
  expect(basisPointsOf(1999, 825)).toBe(165);
});

test("an allocation always sums to its total, the largest remainders first", () => {
  expect(allocateCents(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(allocateCents(5, [0, 0])).toEqual([5, 0]);
  for (let total = 0; total < 200; total += 7)
    expect(sumCents(allocateCents(total, [3, 5, 11, 2]))).toBe(total);
});

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

test.each(["", "-1", "5.123", "1e3", "five", "1.000,00", "12,500", "Infinity"])("%j is none", (text) => {
  expect(centsOf(text)).toBeNull();
});
