import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { claimPlaces } from "#domains/listings/server/claim-places.ts";
import { unscopedListParcels } from "#domains/orders/server/list-parcels.ts";
import { planTypeOf } from "#domains/plans/plan-table.ts";
import { approve } from "#domains/security/server/approve.ts";
import { changeSetting } from "#domains/settings/server/change-setting.ts";
import type { SettingKey } from "#domains/settings/setting-table.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { readFigures } from "../../../../tests/support/figures.ts";
import { addPerson, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { sell } from "../../../../tests/support/sell.ts";
import { getProductLimit } from "./get-product-limit.ts";
import { ensurePrice } from "./internal/provider-prices.ts";
import { listPlans } from "./list-plans.ts";

const day = 86_400_000;
let market: TestMarket;
let first: SignedInCtx;
let second: SignedInCtx;
beforeAll(async () => {
  market = await openTestMarket();
  first = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  second = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
});
afterAll(() => market.close());

/** Asked for by one administrator, approved by another. */
async function change(key: SettingKey, value: number, startsOn: string | null = null) {
  const wanted = { key, value, startsOn, seenId: null, reason: "As decided in May" };
  const { approvalId } = await changeSetting(first, { ...wanted, requestId: randomUUID() });
  await approve(second, { approvalId: approvalId! });
}
const sellOne = () => sell(market, [{ priceCents: 10_000, quantity: 1, stock: 5 }]);
const rateOf = async (orderId: string) =>
  (await unscopedListParcels(market.infra.db, orderId))[0]!.lines[0]!.commissionBasisPoints;
const planOf = (vendor: { planType: string } | null | undefined) => planTypeOf(vendor!.planType)!;
const shown = async (planType: string) =>
  (await listPlans(first)).items.find((plan) => plan.planType === planType)!;

test("a planned commission is that of orders from its day on; those before keep theirs", async () => {
  const before = await sellOne();
  const plan = planOf(before.sellers[0]!.caller.vendor);
  const rate = await rateOf(before.orderId);
  expect(rate).toBe((await shown(plan)).commissionBasisPoints);
  const tomorrow = new Date(market.clock.now().getTime() + day).toISOString().slice(0, 10);
  await change(`plans.${plan}CommissionBasisPoints`, 1_550, tomorrow);
  expect(await rateOf((await sellOne()).orderId)).toBe(rate);
  market.clock.advance(day);
  const after = await sellOne();
  expect(await rateOf(after.orderId)).toBe(1_550);
  expect(await rateOf(before.orderId)).toBe(rate);
  expect(await shown(plan)).toMatchObject({ commissionBasisPoints: 1_550 });
  expect(await getProductLimit(after.sellers[0]!)).toMatchObject({ commissionBasisPoints: 1_550 });
  expect((await readFigures(market.infra)).differences).toEqual({ stock: 0, ledger: 0, refunds: 0 });
});

test("a limit counts from now on where products are added", async () => {
  const { sellers } = await sellOne();
  const { vendor } = sellers[0]!.caller;
  const plan = planOf(vendor);
  const claim = (count: number) => inTransaction(sellers[0]!, (tx) => claimPlaces(tx, vendor!.id, count));
  if (plan === "enterprise") throw new Error("the test vendor's plan has no limit");
  await change(`plans.${plan}Products`, 2);
  await claim(1);
  await expect(claim(2)).rejects.toMatchObject({ code: "PLAN_LIMIT_REACHED", data: { maxProducts: 2 } });
});

test("a new price is another one at the provider, and the old one stays for those who have it", async () => {
  const old = await ensurePrice(market.infra, "basic");
  expect(await ensurePrice(market.infra, "basic")).toBe(old);
  await change("plans.basicPriceCents", 3_500);
  const next = await ensurePrice(market.infra, "basic");
  expect(next).not.toBe(old);
  const { stripe } = market.infra.cards;
  expect((await stripe.prices.retrieve(next)).unit_amount).toBe(3_500);
  expect((await stripe.prices.retrieve(old)).unit_amount).toBe(2_900);
  expect(await shown("basic")).toMatchObject({ priceCents: 3_500 });
});
