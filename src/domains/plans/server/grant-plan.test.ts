import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#domains/listings/server/tables.ts";
import type { Person, SignedInCtx } from "#platform/rpc/context.ts";
import { addPerson, addProduct, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import {
  addFreeShop,
  dayMs,
  planMailsTo,
  subscribe,
  vendorRow,
} from "../../../../tests/support/subscribe.ts";
import { endPlanGrant } from "./end-plan-grant.ts";
import { grantPlan } from "./grant-plan.ts";
import { sweepPlans } from "./sweep-plans.ts";

let market: TestMarket;
let admin: SignedInCtx;
beforeAll(async () => {
  market = await openTestMarket();
  admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
});
afterAll(() => market.close());

const inDays = (days: number) => new Date(market.clock.now().getTime() + days * dayMs).toISOString();
const premiumFor = (owner: Person, days: number) => ({
  ...{ vendorId: owner.vendor!.id, planType: "premium" as const, until: inDays(days) },
  reason: "Thank you for the harvest fair.",
});
const activeOf = (owner: Person) =>
  market.infra.db.$count(products, eq(products.vendorId, owner.vendor!.id)).then(async () => {
    const rows = await market.infra.db.select().from(products).where(eq(products.vendorId, owner.vendor!.id));
    return rows.filter(({ isActive }) => isActive).length;
  });

test("a given plan holds until its day, then falls back by itself with the products that fit, and both are mailed", async () => {
  const owner = await addFreeShop(market, 100);
  const ownEnd = (await vendorRow(market, owner)).planExpiresAt;
  await grantPlan(admin, premiumFor(owner, 30));
  expect(await vendorRow(market, owner)).toMatchObject({ planType: "premium" });
  for (let n = 0; n < 5; n++) await addProduct(market.infra, owner.vendor!.id);
  await sweepPlans(market.infra);
  expect(await vendorRow(market, owner)).toMatchObject({ planType: "premium" });
  market.clock.advance(31 * dayMs);
  await sweepPlans(market.infra);
  await sweepPlans(market.infra);
  expect(await vendorRow(market, owner)).toMatchObject({ planType: "freemium", planExpiresAt: ownEnd });
  expect(await activeOf(owner)).toBe(3);
  expect((await planMailsTo(market, owner)).sort()).toEqual(["grantEnded", "granted", "productsRest"]);
});

test("a grant can be ended before its day; free months that ran out meanwhile leave a grace period", async () => {
  const owner = await addFreeShop(market, 5);
  await grantPlan(admin, premiumFor(owner, 200));
  market.clock.advance(90 * dayMs);
  expect(await endPlanGrant(admin, { vendorId: owner.vendor!.id })).toEqual({ grant: null });
  const row = await vendorRow(market, owner);
  expect(row).toMatchObject({ planType: "freemium", planExpiresAt: market.clock.now(), pausedAt: null });
  await expect(endPlanGrant(admin, { vendorId: owner.vendor!.id })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("who pays for a plan is given none, and paying replaces a given one", async () => {
  const owner = await addFreeShop(market, 100);
  await expect(grantPlan(admin, premiumFor(owner, 0))).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await expect(grantPlan(admin, premiumFor(owner, 800))).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await grantPlan(admin, premiumFor(owner, 10));
  await subscribe(market, owner, "basic");
  expect(await vendorRow(market, owner)).toMatchObject({ planType: "basic" });
  await expect(grantPlan(admin, premiumFor(owner, 10))).rejects.toMatchObject({
    code: "PLAN_NOT_CHANGEABLE",
  });
  market.clock.advance(11 * dayMs);
  await sweepPlans(market.infra);
  expect(await vendorRow(market, owner)).toMatchObject({ planType: "basic" });
});
