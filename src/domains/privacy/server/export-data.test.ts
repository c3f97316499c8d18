import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { authAccounts, refreshTokens, sessions } from "#domains/auth/server/tables.ts";
import { paymentAttempts } from "#domains/payments/server/tables.ts";
import { type PersonalData, personalData } from "#domains/privacy/personal-data.ts";
import { factors, recoveryCodes } from "#domains/second-factor/server/tables.ts";
import { rateLimits } from "#platform/limits/tables.ts";
import { addMarkedPerson, type MarkedPerson, marksOf } from "../../../../tests/support/marked-person.ts";
import { addPerson, addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { send } from "../../../../tests/sweeps/support/call.ts";
import { openSession } from "../../../../tests/sweeps/support/open-session.ts";
import { openShop, type Shop } from "../../../../tests/sweeps/support/open-shop.ts";
import { exportData } from "./export-data.ts";

let market: TestMarket;
let shop: Shop;
let luna: MarkedPerson;
let otto: MarkedPerson;
beforeAll(async () => {
  market = await openTestMarket();
  shop = await openShop(market.infra);
  luna = await addMarkedPerson(market, shop.url, marksOf("luna", "6611"));
  await market.infra.db.delete(rateLimits);
  otto = await addMarkedPerson(market, shop.url, marksOf("otto", "7722"));
}, 240_000);
afterAll(async () => {
  await shop?.close();
  await market?.close();
});

const download = (cookie: string) => send(`${shop.url}/api/privacy/export`, { cookie });

/** Secrets, or the platform's own data: each value as stored in the database. */
async function secretsOf({ person: { userId }, orderIds }: MarkedPerson): Promise<string[]> {
  const { db } = market.infra;
  const own = await db.select().from(sessions).where(eq(sessions.userId, userId));
  const tokens = await db.select().from(refreshTokens);
  const passwords = await db.select().from(authAccounts).where(eq(authAccounts.userId, userId));
  const second = await db.select().from(factors).where(eq(factors.userId, userId));
  const codes = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderIds.delivered));
  return [
    ...own.map((session) => session.token),
    ...tokens.map((token) => token.tokenHash),
    ...passwords.flatMap(({ password, accessToken, idToken }) => [password, accessToken, idToken]),
    ...second.map((factor) => factor.secret),
    ...codes.map((code) => code.codeHash),
    attempt!.providerSessionId,
    attempt!.url,
  ].filter((secret) => secret !== null);
}

async function mailedCodes(): Promise<string[]> {
  const { rows } = await market.infra.db.execute<{ code: string }>(
    sql`select substring(subject from '\\d{6}') as code from emails where is_secret and subject ~ '\\d{6}'`,
  );
  return rows.map(({ code }) => code);
}

test("the document contains all of one's own data, nothing of others, and no secret", async () => {
  const answer = await download(luna.cookie);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  // A number that waits for its code is not theirs yet.
  const { newPhone: _, ...own } = luna.marks;
  for (const [name, mark] of Object.entries(own)) expect(answer.text, name).toContain(mark);
  for (const [name, mark] of Object.entries(otto.marks)) expect(answer.text, name).not.toContain(mark);
  for (const secret of await secretsOf(luna)) expect(answer.text).not.toContain(secret);
  const codes = await mailedCodes();
  expect(codes.length).toBeGreaterThan(1);
  // The digits of an id may hold any six by chance.
  for (const code of codes) expect(answer.text).not.toMatch(new RegExp(`\\b${code}\\b`));

  const data = personalData.parse(answer.body) satisfies PersonalData;
  expect(data.orders.items.map(({ id, status }) => [id, status])).toEqual([
    [luna.orderIds.delivered, "delivered"],
    [luna.orderIds.givenUp, "cancelled"],
  ]);
  expect(data.orders.items[0]!.parcels.map((parcel) => parcel.lines.length)).toEqual([1, 1]);
  expect(data.orders.items[0]!.parcels[0]!.events.map((event) => event.status)).toEqual([
    ...["pending", "processing", "shipped", "delivered"],
  ]);
  expect(data.payments.items.map((payment) => payment.state).sort()).toEqual(["expired", "paid"]);
  expect(data.quotes.items).toHaveLength(3);
  expect(data.savedAddress).toMatchObject({ line1: luna.marks.line1 });
  expect(data.addresses).toMatchObject([{ line1: luna.marks.line1, isDefault: true }]);
  expect(data.wishlist.items).toHaveLength(1);
  expect(data.cart.items).toMatchObject([{ quantity: 3, isSaved: false }]);
  expect(data.reviews.items).toMatchObject([{ comment: luna.marks.comment, rating: 2 }]);
  expect(data.helpfulVotes.items).toHaveLength(1);
  expect(data.inquiries.items.map(({ email, messages }) => [email, messages.length]).sort()).toEqual([
    [luna.marks.email, 2],
    [`work.${luna.marks.email}`, 2],
  ]);
  expect(data.newsletter).toMatchObject({ language: "en", confirmedAt: expect.any(String) });
  expect(data.mails.items.length).toBeGreaterThan(3);
  expect(data.signIn).toMatchObject({
    methods: [{ provider: "credential" }, { provider: "google" }],
    recoveryCodes: { count: 10 },
  });
  expect(data.signIn.sessions).toHaveLength(2);
  expect(data.profile.roles).toMatchObject([{ role: "buyer" }]);
  expect(data.vendor).toBeNull();
  expect(data.orders.isComplete && data.mails.isComplete).toBe(true);
});

test("a vendor's record and rates are in it", async () => {
  const seller = await addVendor(market.infra, { website: "https://roastery.example" });
  const data = await exportData(contextFor(market.infra, seller));
  expect(data.vendor).toMatchObject({ website: "https://roastery.example", businessType: "roastery" });
  expect(JSON.stringify(data.vendor)).not.toContain(seller.userId);
});

test("a person with a thousand orders and more gets each once, in order", { timeout: 60_000 }, async () => {
  const person = await addPerson(market.infra);
  const { vendor } = await addVendor(market.infra);
  const product = await addProduct(market.infra, vendor.id);
  const count = 1_203;
  await market.infra.db.execute(sql`
    with placed as (
      insert into orders (user_id, goods_usd, shipping_usd, tax_usd, total_amount_usd, shipping_address, language, paid_at)
      select ${person.userId}, 15, 0, 0, 15, '{"fullName": "A", "phone": "", "line1": "", "line2": null, "city": "", "state": null, "postalCode": null, "country": "US"}', 'en', now()
      from generate_series(1, ${count}) returning id
    ), sent as (
      insert into parcels (order_id, vendor_id, status, goods_usd, shipping_usd, shipping_subsidy_usd, tax_usd)
      select id, ${vendor.id}, 'delivered', 15, 0, 0, 0 from placed returning id, order_id
    )
    insert into order_items (order_id, parcel_id, product_id, product_name, quantity, unit_price_usd, total_price_usd, tax_usd, commission_basis_points, commission_usd)
    select order_id, id, ${product.id}, 'Coffee', 1, 15, 15, 0, 800, 1.2 from sent`);
  const answer = await download(await openSession(market.infra, person.userId));
  const { orders } = personalData.parse(answer.body);
  const numbers = orders.items.map((order) => order.number);
  expect(new Set(numbers).size).toBe(count);
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  expect(orders.items.every((order) => order.parcels[0]?.lines.length === 1)).toBe(true);
  expect(orders.isComplete).toBe(true);
});

test("ten times an hour is enough", async () => {
  const cookie = await openSession(market.infra, (await addPerson(market.infra)).userId);
  for (let n = 0; n < 10; n++) expect((await download(cookie)).status).toBe(200);
  const refused = await download(cookie);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(60);
});
