import { expect, test } from "vitest";
import { buildMarket } from "./build-market.ts";

test("what was bought hardly depends on the hour, nor on the day", () => {
  const linesAt = (moment: string) =>
    new Set(
      buildMarket({ now: new Date(moment) }).orders.flatMap(({ key, parcels }) =>
        parcels.flatMap(({ lines }) => lines.map(({ productKey }) => `${key} ${productKey}`)),
      ),
    );
  const lines = linesAt("2026-11-20T00:10:00Z");
  for (const moment of ["2026-11-20T13:20:00Z", "2026-11-20T23:50:00Z", "2026-12-24T10:00:00Z"])
    expect(
      [...linesAt(moment)].filter((line) => lines.has(line)).length / lines.size,
      moment,
    ).toBeGreaterThan(0.9);
});

test("each parcel that was sent has a tracking number of its own", () => {
  const { orders } = buildMarket({ now: new Date("2026-11-20T12:00:00Z") });
  const numbers = orders.flatMap(({ parcels }) => parcels.flatMap((parcel) => parcel.trackingNumber ?? []));
  expect(numbers.length).toBeGreaterThan(2_000);
  expect(new Set(numbers).size).toBe(numbers.length);
});
