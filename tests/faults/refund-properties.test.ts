import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getVendorBalance } from "#domains/ledger/server/get-vendor-balance.ts";
import { parcelMoney, unitsShare } from "#domains/orders/parcel-money.ts";
import { cancelLine } from "#domains/orders/server/cancel-line.ts";
import { cancelParcel } from "#domains/orders/server/cancel-parcel.ts";
import { cancelParcelAsBuyer } from "#domains/orders/server/cancel-parcel-as-buyer.ts";
import { deliverParcel } from "#domains/orders/server/deliver-parcel.ts";
import { unscopedListParcels } from "#domains/orders/server/list-parcels.ts";
import { refundAsAdmin } from "#domains/orders/server/refund-as-admin.ts";
import { refundParcel } from "#domains/orders/server/refund-parcel.ts";
import { shipParcel } from "#domains/orders/server/ship-parcel.ts";
import { AppError } from "#kernel/errors.ts";
import { sumCents } from "#kernel/money.ts";
import { readFigures } from "../support/figures.ts";
import { addPerson, contextFor } from "../support/market-people.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import { asked, refundsOf, sell } from "../support/sell.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

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
          const part = unitsShare(total, quantity, before, count);
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

const goods = fc.record({
  priceCents: fc.integer({ min: 1, max: 4_000 }),
  quantity: fc.integer({ min: 1, max: 4 }),
});
const baskets = fc.array(fc.array(goods, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 });
const acts = ["refund", "refundAsAdmin", "cancelLine", "cancel", "cancelAsBuyer", "ship", "deliver"] as const;
const step = fc.record({
  act: fc.constantFrom(...acts),
  parcel: fc.nat(2),
  line: fc.nat(1),
  quantity: fc.integer({ min: 1, max: 4 }),
  shippingCents: fc.oneof(fc.constant(0), fc.nat(2_000)),
  restocks: fc.boolean(),
  runsJobs: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Sale = Awaited<ReturnType<typeof sell>>;

/** One random action; a refused one changes nothing. */
async function act(sale: Sale, admin: ReturnType<typeof contextFor>, did: Step): Promise<void> {
  const at = did.parcel % sale.parcels.length;
  const [parcel, seller] = [sale.parcels[at]!, sale.sellers[at]!];
  const lineId = parcel.lines[did.line % parcel.lines.length]!.id;
  const request = {
    ...asked(parcel.id, [{ lineId, quantity: did.quantity }], did.shippingCents),
    restocks: did.restocks,
  };
  const cancel = { parcelId: parcel.id, requestId: randomUUID(), restocks: did.restocks, reason: "Sold out" };
  const way = {
    refund: () => refundParcel(seller, request),
    refundAsAdmin: () => refundAsAdmin(admin as never, request),
    cancelLine: () => cancelLine(seller, { ...cancel, lineId }),
    cancel: () => cancelParcel(seller, cancel),
    cancelAsBuyer: () => cancelParcelAsBuyer(sale.buyer, { parcelId: parcel.id, requestId: randomUUID() }),
    ship: () => shipParcel(seller, { parcelId: parcel.id, carrier: "DHL", trackingNumber: "12345" }),
    deliver: () => deliverParcel(seller, { parcelId: parcel.id }),
  };
  await way[did.act]().catch((error) => {
    if (!(error instanceof AppError)) throw error;
  });
  if (did.runsJobs) await market.runJobs();
}

/** The invariants of a sale after any action. Payouts are separate: they draw on a balance, not on a share. */
async function expectTrue({ orderId, parcels: sold }: Sale): Promise<void> {
  const now = await unscopedListParcels(market.infra.db, orderId);
  const given = await refundsOf(market.infra, orderId);
  for (const parcel of now) {
    const money = parcelMoney(parcel, parcel.lines);
    expect(await getVendorBalance(market.infra.db, parcel.vendorId)).toBe(money.vendorCents);
    const paid = parcel.goodsCents + parcel.shippingCents + parcel.taxCents;
    const refunded = sumCents(
      given.filter(({ parcelId }) => parcelId === parcel.id).map((one) => one.totalCents),
    );
    expect(refunded).toBe(money.refundedCents);
    expect(refunded).toBeLessThanOrEqual(paid);
    if (parcel.status === "cancelled")
      expect({ refunded, share: money.vendorCents }).toEqual({ refunded: paid, share: 0 });
    // Amounts agreed at the sale are never recomputed.
    const before = sold.find(({ id }) => id === parcel.id)!;
    for (const line of parcel.lines)
      expect(line.commissionCents).toBe(before.lines.find(({ id }) => id === line.id)!.commissionCents);
  }
}

test("whatever is sent, cancelled and given back, by whom and in whatever order: the ledger sums to zero, a vendor has the kept goods less the fee and the delivery, and nobody gets back more than they paid", async () => {
  const admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  await fc.assert(
    fc.asyncProperty(baskets, fc.array(step, { minLength: 1, maxLength: 10 }), async (sold, steps) => {
      const sale = await sell(market, ...sold);
      for (const did of steps) {
        await act(sale, admin, did);
        await expectTrue(sale);
      }
    }),
    { numRuns: 25, endOnFailure: true },
  );
  await market.runJobs();
  const { ledgerSum, balances, differences } = await readFigures(market.infra);
  expect({ ledgerSum, differences }).toEqual({
    ledgerSum: 0,
    differences: { stock: 0, ledger: 0, refunds: 0 },
  });
  // Everything owed has left.
  expect(balances.buyer_refunds ?? 0).toBe(0);
}, 300_000);
