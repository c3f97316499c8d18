import { describe, expect, it } from "vitest";
import { makeSubscription } from "../objects/billing-objects.ts";
import { makePrice, makeRecurring } from "../objects/catalog-objects.ts";
import { endOfPeriod } from "./period.ts";
import { prorate, shareOf } from "./prorate.ts";

const at = (text: string) => Date.parse(`${text}Z`) / 1000;
const iso = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 19);

const priceOf = (unit_amount: number, interval: "month" | "year" = "month", count = 1) =>
  makePrice({
    ...{ created: 0, currency: "usd", unit_amount, product: "prod_x" },
    recurring: makeRecurring(interval, count),
  });

describe("periods", () => {
  it("are counted from the anchor, so the 31st comes back after February", () => {
    const anchor = at("2027-01-31T10:20:30");
    let end = anchor;
    const ends = Array.from({ length: 4 }, () => {
      end = endOfPeriod(anchor, priceOf(100), end);
      return iso(end);
    });
    expect(ends).toEqual([
      "2027-02-28T10:20:30",
      "2027-03-31T10:20:30",
      "2027-04-30T10:20:30",
      "2027-05-31T10:20:30",
    ]);
  });

  it("may be years or several months long", () => {
    const anchor = at("2028-02-29T00:00:00");
    expect(iso(endOfPeriod(anchor, priceOf(100, "year"), anchor))).toBe("2029-02-28T00:00:00");
    expect(iso(endOfPeriod(anchor, priceOf(100, "month", 3), anchor))).toBe("2028-05-29T00:00:00");
  });
});

describe("shares", () => {
  it("are whole cents, rounded half up", () => {
    expect(shareOf(100, 1, 3)).toBe(33);
    expect(shareOf(100, 2, 3)).toBe(67);
    expect(shareOf(1, 1, 2)).toBe(1);
    expect(shareOf(2900, 0, 7)).toBe(0);
    expect(shareOf(99_999_999, 31_535_999, 31_536_000)).toBe(99_999_996);
  });
});

describe("a change within a period", () => {
  const start = at("2026-11-01T00:00:00");
  const end = at("2026-12-01T00:00:00");
  const price = priceOf(2900);
  const subscription = makeSubscription({
    ...{ start, firstEnd: end, customer: "cus_x", price, quantity: 1, metadata: {} },
    default_payment_method: null,
    test_clock: null,
  });
  const basic = { price, quantity: 1, name: "Basic" };
  const premium = { price: priceOf(4900), quantity: 1, name: "Premium" };
  const amounts = (when: number) => prorate(subscription, basic, premium, when).map(({ amount }) => amount);

  it("credits the rest at the old price and adds it at the new, to the second", () => {
    expect(amounts(at("2026-11-16T00:00:00"))).toEqual([-1450, 2450]);
    // One second of 2 592 000 is worth less than half a cent, ten days exactly a third.
    expect(amounts(at("2026-11-21T00:00:00"))).toEqual([-967, 1633]);
    expect(amounts(at("2026-11-21T12:34:56"))).toEqual([-916, 1548]);
    expect(amounts(start)).toEqual([-2900, 4900]);
    expect(amounts(end)).toEqual([]);
  });

  it("says what its lines are", () => {
    const lines = prorate(subscription, basic, premium, at("2026-11-16T00:00:00"));
    expect(lines.map(({ description }) => description)).toEqual([
      "Unused time on Basic after 16 Nov 2026",
      "Remaining time on Premium after 16 Nov 2026",
    ]);
    expect(lines[0]?.period).toEqual({ start: at("2026-11-16T00:00:00"), end });
  });
});
