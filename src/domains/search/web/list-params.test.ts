import { expect, test } from "vitest";
import { changeList, listPath, readListParams } from "./list-params.ts";

const read = (query: string) => readListParams(new URLSearchParams(query));

test("a URL's filters become the list's input, either category slug meaning the same", () => {
  expect(
    read("search=%20kenya%20&category=roasted_beans&origin=KE&roast=light&language=pt&min=5&max=20&page=3"),
  ).toEqual({
    search: "kenya",
    category: "roasted-coffee",
    origin: "KE",
    roast: "light",
    language: "pt",
    min: 5,
    max: 20,
    page: 3,
  });
});

test("what makes no sense is left out instead of failing", () => {
  expect(
    read(
      "search=%20&category=tea&origin=kenya&roast=burnt&vendor=1&language=fr&min=-4&max=1e3&sort=best&page=0",
    ),
  ).toEqual({
    page: 1,
  });
});

test("one list has one address, and changing a filter starts at its first page", () => {
  const input = read("origin=KE&page=4&search=");
  expect(listPath("/products", changeList(input, { roast: "dark" }))).toBe("/products?origin=KE&roast=dark");
  expect(listPath("/products", changeList(input, { origin: undefined }))).toBe("/products");
  expect(listPath("/products", changeList(input, { page: 2 }))).toBe("/products?origin=KE&page=2");
});
