import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cancelParcel } from "#domains/orders/server/cancel-parcel.ts";
import { cancelParcelAsBuyer } from "#domains/orders/server/cancel-parcel-as-buyer.ts";
import { unscopedListParcels } from "#domains/orders/server/list-parcels.ts";
import { refundParcel } from "#domains/orders/server/refund-parcel.ts";
import { orders, parcels } from "#domains/orders/server/tables.ts";
import { defaultDeliveryTerms } from "#domains/settings/server/delivery-terms.ts";
import { AppError } from "#kernel/errors.ts";
import { basisPointsOf, sumCents } from "#kernel/money.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { readFigures } from "../../../../tests/support/figures.ts";
import { addPerson, addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { freely } from "../../../../tests/support/sell.ts";
import { deliver, onboard, sell } from "../../../../tests/support/sell-and-pay-out.ts";
import { getBalance } from "./get-balance.ts";
import { reconcileMoney } from "./reconcile-money.ts";
import { recordManualPayout } from "./record-manual-payout.ts";
import { startOnboarding } from "./start-onboarding.ts";
import { startPayouts } from "./start-payouts.ts";
import { syncPayoutAccount } from "./sync-payout-account.ts";
import { payoutAccounts, payouts, reconciliations } from "./tables.ts";

let market: TestMarket;
let admin: SignedInCtx;
beforeAll(async () => {
  market = await openTestMarket();
  admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
});
afterAll(() => market.close());

const day = 86_400_000;
const upTo = (max: number) => fc.integer({ min: 0, max });

/** Possible steps in a market; numbers select among what exists. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("sell" as const), one: upTo(4), other: upTo(4) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("deliver" as const), which: upTo(9) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("refund" as const),
      which: upTo(9),
      units: upTo(2),
      cents: upTo(300),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("cancel" as const), which: upTo(9), byBuyer: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("run" as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("pay" as const), which: upTo(1), percent: upTo(100) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
type Stall = { ctx: SignedInCtx; vendorId: string; productId: string };

/** Two shops with payout accounts, at odd prices and different fees. */
async function openStalls(): Promise<Stall[]> {
  const stalls: Stall[] = [];
  for (const [planType, priceCents] of [["freemium", 1_997] as const, ["enterprise", 3_333] as const]) {
    const vendor = await addVendor(market.infra, { planType });
    const session = { ...vendor.session, aal: "aal2" } as const;
    const ctx = freely(contextFor(market.infra, { ...vendor, session }));
    const vendorId = vendor.vendor.id;
    const { id: productId } = await addProduct(market.infra, vendorId, { priceCents, stock: 1_000 });
    await startOnboarding(ctx);
    const isTheirs = eq(payoutAccounts.vendorId, vendorId);
    const [account] = await market.infra.db.select().from(payoutAccounts).where(isTheirs);
    await onboard(market, account!.providerAccountId);
    await syncPayoutAccount(market.infra, account!);
    stalls.push({ ctx, vendorId, productId });
  }
  return stalls;
}

/** A step may be refused; any other error is a bug. */
async function allowed(work: Promise<unknown>): Promise<void> {
  await work.catch((error) => {
    if (!(error instanceof AppError)) throw error;
  });
}

async function take(what: Step, stalls: Stall[], sold: string[]): Promise<void> {
  const { infra } = market;
  if (what.do === "run") {
    market.clock.advance(
      7 * day -
        (market.clock.now().getTime() % day) -
        ((market.clock.now().getUTCDay() + 6) % 7) * day +
        day / 2,
    );
    await startPayouts(infra);
  }
  if (what.do === "pay") {
    const { ctx, vendorId } = stalls[what.which]!;
    const amountCents = Math.floor(((await getBalance(ctx)).availableCents * what.percent) / 100);
    if (amountCents > 0)
      await recordManualPayout(admin, { vendorId, payoutId: randomUUID(), amountCents, note: "Wire" });
  }
  if (what.do === "sell") {
    const lines = [what.one, what.other].map((quantity, index) => ({
      productId: stalls[index]!.productId,
      quantity,
    }));
    const wanted = lines.filter((line) => line.quantity > 0);
    if (wanted.length > 0) sold.push(await sell(market, wanted));
  }
  if (what.do === "deliver" && sold.length > 0) await deliver(market, sold[what.which % sold.length]!);
  if ((what.do === "refund" || what.do === "cancel") && sold.length > 0)
    await createRefund(what, stalls, sold);
  await market.runJobs();
}

async function createRefund(
  what: Extract<Step, { do: "refund" | "cancel" }>,
  stalls: Stall[],
  sold: string[],
) {
  const { infra } = market;
  const all = (await Promise.all(sold.map((orderId) => unscopedListParcels(infra.db, orderId)))).flat();
  const parcel = all[what.which % all.length]!;
  const { ctx } = stalls.find((stall) => stall.vendorId === parcel.vendorId)!;
  const about = { parcelId: parcel.id, reason: "Torn bag", restocks: true, requestId: randomUUID() };
  if (what.do === "refund") {
    const lines = what.units > 0 ? [{ lineId: parcel.lines[0]!.id, quantity: what.units }] : [];
    return allowed(refundParcel(ctx, { ...about, lines, shippingCents: what.cents }));
  }
  if (!what.byBuyer) return allowed(cancelParcel(ctx, about));
  const [order] = await infra.db.select().from(orders).where(eq(orders.id, parcel.orderId));
  const buyer = await addPerson(infra);
  const asBuyer = freely(contextFor(infra, { ...buyer, userId: order!.userId }));
  return allowed(cancelParcelAsBuyer(asBuyer, about));
}

/** The vendor's expected share of a parcel, computed from what was kept of it: goods, less the fee, plus delivery. */
async function shareOf(parcelId: string): Promise<number> {
  const [row] = await market.infra.db.select().from(parcels).where(eq(parcels.id, parcelId));
  const lines = (await unscopedListParcels(market.infra.db, row!.orderId)).find(
    (one) => one.id === parcelId,
  )!.lines;
  const isCancelled = row!.status === "cancelled";
  const goods = lines.map((line) => {
    const kept = line.quantity - line.refundedQuantity;
    if (isCancelled) expect(kept).toBe(0);
    const keptCents = kept * line.unitPriceCents;
    const feeCents = line.commissionCents - line.refundedCommissionCents;
    // The remaining fee is that of the kept goods, to the cent.
    expect(Math.abs(feeCents - basisPointsOf(keptCents, line.commissionBasisPoints))).toBeLessThanOrEqual(1);
    return keptCents - feeCents;
  });
  const subsidyCents = isCancelled ? 0 : row!.shippingSubsidyCents - row!.refundedSubsidyCents;
  const keptFees = sumCents(lines.map((line) => line.commissionCents - line.refundedCommissionCents));
  // What the platform pays for it, it has earned with it.
  expect(subsidyCents * 10_000).toBeLessThanOrEqual(keptFees * defaultDeliveryTerms.subsidyShare);
  return sumCents(goods) + row!.shippingCents - row!.refundedShippingCents + subsidyCents;
}

async function expectAllIsWell(stalls: Stall[]): Promise<void> {
  const { db } = market.infra;
  expect((await readFigures(market.infra)).ledgerSum).toBe(0);
  for (const { ctx, vendorId } of stalls) {
    const own = await db.select().from(parcels).where(eq(parcels.vendorId, vendorId));
    const shares = await Promise.all(
      own.map(async ({ id, status }) => ({ status, cents: await shareOf(id) })),
    );
    const sumOf = (statuses: string[]) =>
      sumCents(shares.filter(({ status }) => statuses.includes(status)).map(({ cents }) => cents));
    const balance = await getBalance(ctx);
    const left = balance.underWayCents + balance.paidOutCents;
    expect(balance.pendingCents).toBe(sumOf(["processing", "shipped"]));
    expect(balance.availableCents).toBe(sumOf(["delivered", "cancelled"]) - left);
    expect(balance.nowCents).toBe(balance.pendingCents + balance.availableCents);
    expect(balance.underWayCents).toBe(0);
  }
  // No payout exceeded the balance: the provider's transfers are our payouts.
  const ids = stalls.map(({ vendorId }) => vendorId);
  const made = await db.select().from(payouts).where(inArray(payouts.vendorId, ids));
  for (const payout of made) expect(payout.state).not.toBe("started");
  market.clock.advance(3_600_000);
  await reconcileMoney(market.infra);
  const runs = await db.select().from(reconciliations);
  expect(runs.flatMap((run) => run.differences)).toEqual([]);
}

test("whatever is sold, refunded, cancelled and paid out, every cent is where it belongs", {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const stalls = await openStalls();
      const sold: string[] = [];
      for (const one of steps) await take(one, stalls, sold);
      await expectAllIsWell(stalls);
    }),
    { numRuns: 12, endOnFailure: true },
  );
});
