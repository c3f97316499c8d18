import { expect, test } from "vitest";
import { axisTicks, hasLabel } from "./chart-scale.ts";

test.each([
  [0, [0]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [4, [0, 1, 2, 3, 4]],
  [7, [0, 2, 4, 6, 8]],
  [10, [0, 5, 10]],
  [97, [0, 25, 50, 75, 100]],
  [101, [0, 50, 100, 150]],
  [123_456, [0, 50_000, 100_000, 150_000]],
])("an axis up to %i is divided into %j", (greatest, ticks) => {
  expect(axisTicks(greatest)).toEqual(ticks);
});

test("whatever the greatest value, an axis holds it in few, whole steps", () => {
  for (let greatest = 1; greatest < 2_000_000; greatest = Math.ceil(greatest * 1.013)) {
    const ticks = axisTicks(greatest);
    expect(ticks.every(Number.isInteger)).toBe(true);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(greatest);
    expect(ticks.at(-2)).toBeLessThan(greatest);
    expect(ticks.length).toBeLessThanOrEqual(5);
  }
});

test("the labels of an axis are evenly spaced, and never more than fit", () => {
  for (const points of [1, 7, 12, 30, 31, 52, 365])
    for (const most of [5, 10]) {
      const shown = Array.from({ length: points }, (_, i) => i).filter((i) => hasLabel(i, points, most));
      expect(shown.length).toBeLessThanOrEqual(most);
      expect(shown[0]).toBe(0);
    }
});
