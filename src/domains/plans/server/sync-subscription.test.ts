import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#domains/listings/server/tables.ts";
import { processCardEvent } from "#domains/payments/server/process-card-event.ts";
import { providerEvents } from "#domains/payments/server/tables.ts";
import type { Person } from "#platform/rpc/context.ts";
import { addPerson, addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { payHostedPage } from "../../../../tests/support/pay.ts";
import {
  addFreeShop,
  customerOf,
  dayMs,
  failingCard,
  payDebt,
  planMailsTo,
  subscribe,
  vendorRow,
} from "../../../../tests/support/subscribe.ts";
import { withoutLimits } from "../../../../tests/sweeps/support/open-shop.ts";
import { cardEvents } from "../../../server/card-events.ts";
import { agreeTerms } from "./agree-terms.ts";
import { getSubscription } from "./get-subscription.ts";
import { listInvoices } from "./list-invoices.ts";
import { openPortal } from "./open-portal.ts";
import { previewUpgrade } from "./preview-upgrade.ts";
import { scheduleDowngrade } from "./schedule-downgrade.ts";
import { startSubscription } from "./start-subscription.ts";
import { syncSubscription } from "./sync-subscription.ts";
import { upgradePlan } from "./upgrade-plan.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const later = (days: number) => market.clock.advance(days * dayMs);
const ctxOf = (owner: Person) => contextFor(withoutLimits(market.infra), owner);
const addFree = (days?: number) => addFreeShop(market, days);
const mailsTo = (owner: Person) => planMailsTo(market, owner);
const activeOf = async ({ vendor }: Person) =>
  (await market.infra.db.select().from(products).where(eq(products.vendorId, vendor!.id)))
    .filter(({ isActive }) => isActive)
    .map(({ id }) => id);
const stripe = () => market.infra.cards.stripe;

/** Delivers the customer's provider events, in any order. */
async function replay(customerId: string, order: (events: string[]) => string[]): Promise<void> {
  const { data } = await stripe().events.list({ limit: 100 });
  const own = data.filter(({ data }) => (data.object as { customer?: unknown }).customer === customerId);
  await market.infra.db
    .insert(providerEvents)
    .values(own.map((event) => ({ id: event.id, type: event.type, payload: event })))
    .onConflictDoNothing();
  for (const eventId of order(own.map(({ id }) => id)))
    await processCardEvent(market.infra, { eventId }, cardEvents);
  await market.runJobs();
}

test("events in any order, and twice, come to what the provider says", async () => {
  for (const order of [
    (ids: string[]) => ids,
    (ids: string[]) => [...ids].reverse(),
    (ids: string[]) => [...ids, ...ids].sort(),
  ]) {
    const owner = await addFree();
    const { url } = await startSubscription(ctxOf(owner), { planType: "basic" });
    await payHostedPage(market, url);
    const customerId = await customerOf(market, owner);
    await replay(customerId, order);
    expect(await getSubscription(ctxOf(owner))).toMatchObject({ planType: "basic", state: "subscribed" });
  }
});

test("personal data of an event about no order are removed", async () => {
  const owner = await addFree();
  const customerId = await subscribe(market, owner, "basic");
  await replay(customerId, (ids) => ids);
  const rows = await market.infra.db.select().from(providerEvents);
  const own = rows.filter(({ payload }) => JSON.stringify(payload).includes(customerId));
  expect(own.length).toBeGreaterThan(3);
  expect(JSON.stringify(own)).not.toContain(owner.email);
});

test("an earlier response does not overwrite a later one", async () => {
  const owner = await addFree();
  const customerId = await subscribe(market, owner, "basic");
  market.clock.advance(1_000);
  await syncSubscription(market.infra, { customerId });
  const stale = { ...market.infra, clock: { now: () => new Date(market.clock.now().getTime() - 60_000) } };
  await stripe().subscriptions.cancel(
    (await stripe().subscriptions.list({ customer: customerId })).data[0]!.id,
  );
  await syncSubscription(stale, { customerId });
  expect((await getSubscription(ctxOf(owner))).planType).toBe("basic");
  await syncSubscription(market.infra, { customerId });
  expect((await getSubscription(ctxOf(owner))).planType).toBe("freemium");
});

test("ten starts at a time open one page, and it is paid once", async () => {
  const owner = await addFree();
  const pages = await Promise.all(
    Array.from({ length: 10 }, () => startSubscription(ctxOf(owner), { planType: "basic" })),
  );
  expect(new Set(pages.map(({ url }) => url)).size).toBe(1);
  await payHostedPage(market, pages[0]!.url);
  await expect(startSubscription(ctxOf(owner), { planType: "premium" })).rejects.toMatchObject({
    code: "PLAN_NOT_CHANGEABLE",
  });
  const customer = await customerOf(market, owner);
  expect((await stripe().subscriptions.list({ customer })).data).toHaveLength(1);
});

test("another plan closes the page for the first", async () => {
  const owner = await addFree();
  const basic = await startSubscription(ctxOf(owner), { planType: "basic" });
  const premium = await startSubscription(ctxOf(owner), { planType: "premium" });
  const again = await startSubscription(ctxOf(owner), { planType: "basic" });
  expect(new Set([basic.url, premium.url, again.url]).size).toBe(3);
  const customer = await customerOf(market, owner);
  expect((await stripe().checkout.sessions.list({ customer, status: "open" })).data).toHaveLength(1);
});

test("who paid two pages all the same has one subscription, and the second payment back", async () => {
  const owner = await addFree();
  const customer = await subscribe(market, owner, "basic");
  const [first] = (await stripe().subscriptions.list({ customer })).data;
  const page = await stripe().checkout.sessions.create({
    mode: "subscription",
    customer,
    line_items: [{ price: first!.items.data[0]!.price.id, quantity: 1 }],
    success_url: "http://localhost:3000/vendor-subscription",
  });
  await payHostedPage(market, page.url!);
  const both = (await stripe().subscriptions.list({ customer })).data;
  const extra = both.find(({ id }) => id !== first!.id)!;
  await syncSubscription(market.infra, { customerId: customer });
  const living = (await stripe().subscriptions.list({ customer })).data;
  expect(living.map(({ id }) => id)).toEqual([
    extra.created < first!.created ? extra.id : expect.any(String),
  ]);
  const refunds = (await stripe().refunds.list({ limit: 1 })).data;
  expect(refunds[0]).toMatchObject({ amount: 2_900, status: "succeeded" });
  await syncSubscription(market.infra, { customerId: customer });
  expect((await stripe().refunds.list({ limit: 10 })).data).toHaveLength(1);
});

test("an upgrade charges what was shown, at once; a declined card changes nothing", async () => {
  const owner = await addFree();
  const customer = await subscribe(market, owner, "basic");
  later(15);
  const seen = await previewUpgrade(ctxOf(owner), { planType: "premium" });
  expect(seen.monthlyCents).toBe(4_900);
  expect(seen.dueNowCents).toBeGreaterThan(800);
  expect(seen.dueNowCents).toBeLessThan(1_200);
  await expect(
    upgradePlan(ctxOf(owner), { planType: "premium", dueNowCents: seen.dueNowCents - 1 }),
  ).rejects.toMatchObject({ code: "QUOTE_EXPIRED" });
  const both = await Promise.all([
    upgradePlan(ctxOf(owner), { planType: "premium", dueNowCents: seen.dueNowCents }),
    upgradePlan(ctxOf(owner), { planType: "premium", dueNowCents: seen.dueNowCents }),
  ]);
  for (const view of both) expect(view).toMatchObject({ planType: "premium", state: "subscribed" });
  const { items } = await listInvoices(ctxOf(owner));
  expect(items.map(({ totalCents }) => totalCents)).toEqual([seen.dueNowCents, 2_900]);
  expect((await vendorRow(market, owner)).planType).toBe("premium");
  expect(customer).toMatch(/^cus_/);

  const other = await addFree();
  await subscribe(market, other, "basic", failingCard);
  const { dueNowCents } = await previewUpgrade(ctxOf(other), { planType: "premium" });
  await expect(upgradePlan(ctxOf(other), { planType: "premium", dueNowCents })).rejects.toMatchObject({
    code: "CARD_REFUSED",
  });
  expect(await getSubscription(ctxOf(other))).toMatchObject({ planType: "basic", state: "subscribed" });
  // Another card, and the same request at the same moment succeeds.
  await payDebt(market, await customerOf(market, other));
  await upgradePlan(ctxOf(other), { planType: "premium", dueNowCents });
  expect((await vendorRow(market, other)).planType).toBe("premium");
});

test("a smaller plan at the end of the period keeps the chosen products, and deletes nothing", async () => {
  const owner = await addFree();
  const customerId = await subscribe(market, owner, "basic");
  const goods = [];
  for (let n = 0; n < 6; n++) goods.push(await addProduct(market.infra, owner.vendor.id));
  const chosen = [goods[1]!.id, goods[4]!.id];
  const { id: foreign } = await addProduct(market.infra, (await addVendor(market.infra)).vendor.id);
  await expect(
    scheduleDowngrade(ctxOf(owner), { planType: "freemium", keptProductIds: [foreign] }),
  ).rejects.toMatchObject({ code: "NOT_FOUND" });
  const view = await scheduleDowngrade(ctxOf(owner), { planType: "freemium", keptProductIds: chosen });
  expect(view).toMatchObject({ state: "ending", nextPlanType: "freemium", keptProductIds: chosen });
  expect(await activeOf(owner)).toHaveLength(6);
  later(32);
  await syncSubscription(market.infra, { customerId });
  await market.runJobs();
  expect((await activeOf(owner)).sort()).toEqual([...chosen].sort());
  const kept = await market.infra.db
    .select()
    .from(products)
    .where(
      inArray(
        products.id,
        goods.map(({ id }) => id),
      ),
    );
  expect(kept.every(({ deletedAt, isApproved }) => deletedAt === null && isApproved)).toBe(true);
  expect(await mailsTo(owner)).toContain("productsRest");
  expect((await getSubscription(ctxOf(owner))).keptProductIds).toEqual([]);
});

test("from premium to basic the lower price is billed with the next period", async () => {
  const owner = await addFree();
  const customerId = await subscribe(market, owner, "premium");
  const view = await scheduleDowngrade(ctxOf(owner), { planType: "basic", keptProductIds: [] });
  expect(view).toMatchObject({
    planType: "premium",
    nextPlanType: "basic",
    changesAt: view.currentPeriodEnd,
  });
  later(32);
  await syncSubscription(market.infra, { customerId });
  expect(await getSubscription(ctxOf(owner))).toMatchObject({
    planType: "basic",
    state: "subscribed",
    nextPlanType: null,
  });
  const [latest] = (await listInvoices(ctxOf(owner))).items;
  expect(latest).toMatchObject({ totalCents: 2_900, status: "paid" });
  // During a phase of the schedule, the subscription can be ended all the same.
  await scheduleDowngrade(ctxOf(owner), { planType: "freemium", keptProductIds: [] });
  expect((await getSubscription(ctxOf(owner))).state).toBe("ending");
});

test("an end set on the provider's own page counts as well", async () => {
  const owner = await addFree();
  const customerId = await subscribe(market, owner, "basic");
  const [subscription] = (await stripe().subscriptions.list({ customer: customerId })).data;
  await stripe().subscriptions.update(subscription!.id, { cancel_at: "max_period_end" as never });
  await syncSubscription(market.infra, { customerId });
  expect((await getSubscription(ctxOf(owner))).state).toBe("ending");
});

test("a vendor that never subscribed keeps the plan it was given", async () => {
  const owner = await addVendor(market.infra, { planType: "premium" });
  await startSubscription(ctxOf(owner), { planType: "basic" });
  await syncSubscription(market.infra, { customerId: await customerOf(market, owner) });
  expect((await vendorRow(market, owner)).planType).toBe("premium");
});

test("terms of its own end what a vendor subscribed to with the period", async () => {
  const owner = await addFree();
  const customer = await subscribe(market, owner, "premium");
  const admin = await addPerson(market.infra, { roles: ["admin"] });
  await agreeTerms(ctxOf(admin), {
    vendorId: owner.vendor.id,
    priceCents: 49_900,
    managerName: "Ines Duarte",
    managerEmail: "ines@cafeto.example",
  });
  await market.runJobs();
  expect((await vendorRow(market, owner)).planType).toBe("enterprise");
  const [subscription] = (await stripe().subscriptions.list({ customer })).data;
  expect(subscription!.cancel_at).not.toBeNull();
  later(32);
  await syncSubscription(market.infra, { customerId: customer });
  expect((await vendorRow(market, owner)).planType).toBe("enterprise");
});

test("the provider's pages for card and invoices are for vendors that have ever subscribed", async () => {
  const owner = await addFree();
  await expect(openPortal(ctxOf(owner), { part: "overview" })).rejects.toMatchObject({
    code: "PLAN_NOT_CHANGEABLE",
  });
  await subscribe(market, owner, "basic");
  for (const part of ["overview", "card"] as const)
    expect((await openPortal(ctxOf(owner), { part })).url).toContain(market.sandboxUrl);
});
