import { expect, test } from "vitest";
import { hrefOf, monthBeside, monthsBetween, nameOfMonth, readMoneyPlace } from "./money-place.ts";

test("an address names month and pages; an invalid page is the first", () => {
  const read = (query: string) => readMoneyPlace(new URLSearchParams(query));
  expect(read("month=2026-11&page=3&payouts=2&form=expired")).toEqual({
    month: "2026-11",
    page: 3,
    payoutsPage: 2,
    isFormExpired: true,
  });
  const first = { month: undefined, page: 1, payoutsPage: 1, isFormExpired: false };
  for (const query of ["", "month=2026-13", "month=<b>", "page=0&payouts=x", "page=1.5"])
    expect(read(query)).toEqual(first);
});

test("every place has its address", () => {
  expect(hrefOf({})).toBe("?tab=money");
  expect(hrefOf({ month: "2026-01", page: 2, payoutsPage: 3 })).toBe(
    "?tab=money&month=2026-01&page=2&payouts=3",
  );
});

test("months follow each other over the turn of a year", () => {
  expect(monthBeside("2026-01", -1)).toBe("2025-12");
  expect(monthBeside("2025-12", 1)).toBe("2026-01");
  expect(monthsBetween("2025-11", "2026-01")).toEqual(["2026-01", "2025-12", "2025-11"]);
  expect(monthsBetween("2026-02", "2026-01")).toEqual(["2026-01"]);
  expect(nameOfMonth("2026-11")).toBe("November 2026");
});
