import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { users } from "#domains/auth/server/tables.ts";
import { rateLimits } from "#platform/limits/tables.ts";
import { addPerson, addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { subscribe } from "../../../../tests/support/subscribe.ts";
import { joinShop, signInAsApp } from "../../../../tests/sweeps/support/auth-client.ts";
import { codeOf, send } from "../../../../tests/sweeps/support/call.ts";
import { openSession } from "../../../../tests/sweeps/support/open-session.ts";
import { openShop, type Shop } from "../../../../tests/sweeps/support/open-shop.ts";
import { checkSubscription } from "./check-subscription.ts";
import { scheduleDowngrade } from "./schedule-downgrade.ts";

let market: TestMarket;
let shop: Shop;
beforeAll(async () => {
  market = await openTestMarket();
  shop = await openShop(market.infra);
});
beforeEach(async () => {
  await market.infra.db.delete(rateLimits);
});
afterAll(async () => {
  await shop?.close();
  await market?.close();
});

const ask = (init: Parameters<typeof send>[1] = {}) =>
  send(`${shop.url}/functions/v1/check-subscription`, { method: "POST", ...init });

test("a vendor's plan under the field names of R43", async () => {
  const planExpiresAt = new Date(market.clock.now().getTime() + 30 * 86_400_000);
  const owner = await addVendor(market.infra, { planType: "freemium", planExpiresAt });
  await addProduct(market.infra, owner.vendor.id);
  const check = () => checkSubscription(contextFor(market.infra, owner));
  expect(await check()).toEqual({
    subscribed: false,
    plan_type: "freemium",
    status: null,
    product_limit: 3,
    product_count: 1,
    commission_rate: 12,
    current_period_end: null,
    cancel_at_period_end: false,
    trial_ends_at: planExpiresAt.toISOString(),
  });
  await subscribe(market, owner, "premium");
  expect(await check()).toMatchObject({
    subscribed: true,
    plan_type: "premium",
    status: "active",
    product_limit: 100,
    commission_rate: 8,
    current_period_end: expect.stringMatching(/Z$/),
    cancel_at_period_end: false,
    trial_ends_at: null,
  });
  await scheduleDowngrade(contextFor(market.infra, owner), { planType: "freemium", keptProductIds: [] });
  expect(await check()).toMatchObject({ subscribed: true, cancel_at_period_end: true });
});

test("who sells nothing has not subscribed", async () => {
  const buyer = await addPerson(market.infra);
  expect(await checkSubscription(contextFor(market.infra, buyer))).toMatchObject({
    subscribed: false,
    plan_type: "freemium",
    product_count: 0,
  });
});

test("a bearer token opens it without a body, a session of our own pages too, and nothing else does", async () => {
  const email = await joinShop(market, shop.url);
  const { access_token: token } = await signInAsApp(shop.url, email);
  const answer = await ask({ headers: { authorization: `Bearer ${token}` } });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.body).toMatchObject({ subscribed: false, plan_type: "freemium" });
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const [user] = await market.infra.db.select().from(users).limit(1);
  expect((await ask({ cookie: await openSession(market.infra, user!.id) })).status).toBe(200);
  expect(codeOf(await ask())).toBe("UNAUTHORIZED");
  expect(codeOf(await ask({ headers: { authorization: "Bearer none" } }))).toBe("INVALID_JWT");
});

test("ten times a minute is enough", async () => {
  const cookie = await openSession(market.infra, (await addPerson(market.infra)).userId);
  for (let n = 0; n < 10; n++) expect((await ask({ cookie })).status).toBe(200);
  const refused = await ask({ cookie });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});
