import fc from "fast-check";
import { expect, test } from "vitest";
import {
  amountShares,
  leftOfLine,
  leftOfLines,
  parcelMoney,
  returnedSubsidy,
  unitsShare,
} from "./parcel-money.ts";

const refunded = { refundedQuantity: 0, refundedCents: 0, refundedTaxCents: 0, refundedCommissionCents: 0 };

/** A sold line: units of one price, and a commission of up to 12%. */
const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 99 }),
    unitCents: fc.integer({ min: 1, max: 20_000 }),
    basisPoints: fc.constantFrom(300, 500, 800, 1_200),
  })
  .map(({ quantity, unitCents, basisPoints }) => ({
    ...refunded,
    quantity,
    totalPriceCents: quantity * unitCents,
    taxCents: 0,
    commissionCents: Math.floor((quantity * unitCents * basisPoints + 5_000) / 10_000),
  }));

test("whatever is refunded, the platform keeps paying at most its share of the commission that it keeps, and of nothing kept nothing", () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 4 }),
      fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 99 })), { maxLength: 12 }),
      (sold, steps) => {
        const lines = sold.map((one) => ({ ...one }));
        const commissionCents = lines.reduce((sum, one) => sum + one.commissionCents, 0);
        const parcel = {
          ...{ status: "shipped" as const, shippingCents: 0, refundedShippingCents: 0 },
          ...{ shippingBorneCents: 0, refundedSubsidyCents: 0 },
          shippingSubsidyCents: Math.floor((commissionCents * 8_000) / 10_000),
        };
        for (const [which, wanted] of steps) {
          const one = lines[which % lines.length]!;
          const count = Math.min(wanted, one.quantity - one.refundedQuantity);
          const back = unitsShare(
            one.commissionCents - one.refundedCommissionCents,
            one.quantity - one.refundedQuantity,
            count,
          );
          const returned = returnedSubsidy(parcel, lines, back);
          one.refundedQuantity += count;
          one.refundedCommissionCents += back;
          parcel.refundedSubsidyCents += returned;
          const money = parcelMoney(parcel, lines);
          expect(returned).toBeGreaterThanOrEqual(0);
          expect(money.subsidyCents).toBeGreaterThanOrEqual(0);
          expect(money.subsidyCents * 10_000).toBeLessThanOrEqual(money.commissionCents * 8_000);
        }
        if (lines.every((one) => one.refundedQuantity === one.quantity))
          expect(parcelMoney(parcel, lines).subsidyCents).toBe(0);
      },
    ),
  );
});

test("the parts of a line sum to it exactly, whatever the steps, and none is more than a cent from fair", () => {
  fc.assert(
    fc.property(
      fc.nat(10_000_000),
      fc.integer({ min: 1, max: 10_000 }),
      fc.array(fc.nat(4_000), { maxLength: 8 }),
      (total, quantity, steps) => {
        let before = 0;
        let given = 0;
        for (const step of [...steps, quantity]) {
          const count = Math.min(step, quantity - before);
          const part = unitsShare(total - given, quantity - before, count);
          expect(part).toBeGreaterThanOrEqual(0);
          expect(Math.abs(part - (total * count) / quantity)).toBeLessThan(count + 1);
          before += count;
          given += part;
        }
        expect(given).toBe(total);
      },
    ),
  );
});

test("amounts and units in any order never give back more than is left of a line, and all of it at the end", () => {
  const step = fc.record({
    which: fc.nat(),
    units: fc.nat(20),
    cents: fc.nat(60_000),
    isAmount: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 4 }),
      fc.array(step, { maxLength: 10 }),
      (sold, steps) => {
        const lines = sold.map((one) => ({ ...one, taxCents: Math.round(one.totalPriceCents * 0.0825) }));
        const take = (one: (typeof lines)[number], part: ReturnType<typeof leftOfLine>) => {
          const left = leftOfLine(one);
          for (const key of ["goodsCents", "taxCents", "commissionCents"] as const) {
            expect(part[key]).toBeGreaterThanOrEqual(0);
            expect(part[key]).toBeLessThanOrEqual(left[key]);
          }
          one.refundedCents += part.goodsCents;
          one.refundedTaxCents += part.taxCents;
          one.refundedCommissionCents += part.commissionCents;
        };
        const spend = (cents: number) => {
          const before = leftOfLines(lines);
          const parts = amountShares(lines, cents);
          for (const [index, part] of parts.entries()) take(lines[index]!, part);
          expect(before - leftOfLines(lines)).toBe(Math.min(cents, before));
        };
        for (const { which, units, cents, isAmount } of steps) {
          const one = lines[which % lines.length]!;
          const count = Math.min(units, one.quantity - one.refundedQuantity);
          if (isAmount) spend(cents);
          else {
            const left = leftOfLine(one);
            const share = (amount: number) => unitsShare(amount, one.quantity - one.refundedQuantity, count);
            take(one, {
              goodsCents: share(left.goodsCents),
              taxCents: share(left.taxCents),
              commissionCents: share(left.commissionCents),
            });
            one.refundedQuantity += count;
          }
        }
        spend(leftOfLines(lines));
        for (const one of lines)
          expect(leftOfLine(one)).toEqual({ goodsCents: 0, taxCents: 0, commissionCents: 0 });
      },
    ),
  );
});
