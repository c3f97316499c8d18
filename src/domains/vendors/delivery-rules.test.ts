import { expect, test } from "vitest";
import { arrivalOf, deliveryRate } from "./delivery-rules.ts";

const rates = {
  domesticBaseCents: 500,
  domesticPerKgCents: 150,
  regionalBaseCents: 900,
  regionalPerKgCents: 400,
  worldwideBaseCents: 1_400,
  worldwidePerKgCents: 901,
};

test.each([
  ["domestic", 250, 538],
  ["regional", 250, 1_000],
  ["worldwide", 500, 1_851],
] as const)("%s, %i g: base and the part of a kilogram, half a cent up", (zone, grams, cents) => {
  expect(deliveryRate(rates, zone, grams)).toBe(cents);
});

test("a parcel is expected after the vendor's days, then the zone's working days", () => {
  // Wednesday; dispatched on Saturday.
  expect(arrivalOf("2026-11-25", 3, "domestic")).toEqual({ from: "2026-12-01", until: "2026-12-03" });
  expect(arrivalOf("2026-11-25", 3, "regional")).toEqual({ from: "2026-12-03", until: "2026-12-09" });
  expect(arrivalOf("2026-11-25", 3, "worldwide")).toEqual({ from: "2026-12-08", until: "2026-12-15" });
  // Dispatched on a Friday: the weekend doesn't count.
  expect(arrivalOf("2026-11-26", 1, "domestic")).toEqual({ from: "2026-12-01", until: "2026-12-03" });
});
