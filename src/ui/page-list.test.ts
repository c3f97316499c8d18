import { expect, test } from "vitest";
import { pageList } from "./page-list.ts";

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, "gap", 9]],
  [3, 9, [1, 2, 3, 4, "gap", 9]],
  [4, 9, [1, 2, 3, 4, 5, "gap", 9]],
  [5, 9, [1, "gap", 4, 5, 6, "gap", 9]],
  [7, 9, [1, "gap", 6, 7, 8, 9]],
  [9, 9, [1, "gap", 8, 9]],
])("page %i of %i", (page, count, expected) => {
  expect(pageList(page, count)).toEqual(expected);
});

test("a gap always hides two pages or more", () => {
  for (let count = 1; count <= 30; count++) {
    for (let page = 1; page <= count; page++) {
      const list = pageList(page, count);
      expect(list).toContain(page);
      list.forEach((entry, at) => {
        if (entry === "gap") expect(Number(list[at + 1]) - Number(list[at - 1])).toBeGreaterThan(2);
      });
    }
  }
});
