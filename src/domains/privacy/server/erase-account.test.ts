import { and, eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listAuditDifferences } from "#domains/audit/server/audit-differences.ts";
import { reauthenticate } from "#domains/auth/server/reauthenticate.ts";
import { authAccounts, sessions, users } from "#domains/auth/server/tables.ts";
import { productRatings } from "#domains/catalogue/server/tables.ts";
import { orders } from "#domains/orders/server/tables.ts";
import { paymentAttempts, providerEvents } from "#domains/payments/server/tables.ts";
import { factors } from "#domains/second-factor/server/tables.ts";
import { emails } from "#platform/email/tables.ts";
import { rateLimits } from "#platform/limits/tables.ts";
import { readFigures } from "../../../../tests/support/figures.ts";
import { addMarkedPerson, type MarkedPerson, marksOf } from "../../../../tests/support/marked-person.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { readEverything, rowsWith, tablesOf } from "../../../../tests/support/read-everything.ts";
import {
  codeSentTo,
  cookieOf,
  joinShop,
  linkInMail,
  newAddress,
  password,
  post,
  refresh,
  signIn,
  signInAsApp,
  signUp,
} from "../../../../tests/sweeps/support/auth-client.ts";
import { type Answer, send } from "../../../../tests/sweeps/support/call.ts";
import { openShop, type Shop } from "../../../../tests/sweeps/support/open-shop.ts";

const inPublic = (...names: string[]) => names.map((name) => `public.${name}`);
/** Tables with personal data: everything that `addMarkedPerson` writes. */
const ofPeople = inPublic(
  ...["audit_entries", "audit_reasons", "auth_accounts", "bans", "cart_items", "conversations"],
  ...[
    "decisions",
    "emails",
    "factor_attempts",
    "factor_challenges",
    "factors",
    "failed_sign_ins",
    "inquiries",
    "inquiry_messages",
    "message_blocks",
    "message_pictures",
    "messages",
    "newsletter_subscribers",
    "notes",
    "notification_choices",
    "notifications",
    "order_limits",
    "orders",
  ],
  ...["parcels", "problem_events", "problem_pictures", "profiles"],
  ...["provider_events", "push_subscriptions", "quotes", "rate_limits", "recovery_codes"],
  ...["refresh_tokens", "refunds", "reports", "review_pictures", "review_votes", "reviews"],
  ...["saved_addresses", "sessions", "team_invitations", "user_roles", "users", "vendor_members"],
  ...["verifications", "wallet_addresses", "wishlist"],
);
/** Totals, goods and rules; `erasure-blockers.test.ts` covers a shop's own tables. */
const ofNobody = inPublic(
  ...["approvals", "audit_addresses", "audit_checks", "audit_head", "vendor_figures"],
  // Forgotten with the mails: `mails.test.ts`.
  "suppressed_addresses",
  // Whose screens to tell, for milliseconds.
  // A daily hash can't be traced to a person; searches are counted without the searcher.
  ...["help_ratings", "product_days", "product_viewers", "product_revisions", "search_term_days"],
  ...["searchers", "market_searches", "market_search_terms", "market_visits"],
  // Sums of days.
  ...["changed_days", "market_days", "product_sale_days", "vendor_days", "delivery_days"],
  ...["buyer_cohorts", "buyer_cohort_months", "market_rankings"],
  ...["api_keys", "api_key_usage", "bulk_pictures", "bulk_upload_rows", "bulk_uploads"],
  ...["webhook_deliveries", "webhook_endpoints", "webhook_events"],
  ...["away_replies", "enterprise_terms", "plan_grants", "saved_replies", "vendor_subscriptions"],
  // About money; an administrator who decided is forgotten with the account.
  ...["chargebacks", "disputes", "outside_refunds", "payout_returns"],
  ...["account_months", "book_months", "figure_months", "place_months", "vendor_months"],
  ...["open_account_months", "open_figure_months", "open_months", "open_place_months", "open_vendor_months"],
  ...["payout_accounts", "payout_parcels", "payouts", "reconciliations", "invariant_checks"],
  ...[
    "favorite_changes",
    "jwks",
    "ledger_entries",
    "ledger_postings",
    "market_settings",
    "order_items",
    "parcel_events",
    "refund_lines",
    "refund_returns",
  ],
  ...[
    "payment_attempts",
    "price_history",
    "problem_lines",
    "problems",
    "product_ratings",
    "product_search",
    "product_search_sample",
    "search_words",
    "product_views",
    "push_keys",
    "products",
  ],
  // By an id that leads nowhere once the account is gone.
  ...["featured_listings", "promotion_uses", "promotions"],
  ...["setting_changes", "shipping_profiles", "stock", "stock_holds", "stock_movements"],
  ...["tax_rates", "vendor_images", "vendor_risks", "vendors", "waiting_shipping_rates"],
);

let market: TestMarket;
let shop: Shop;
let zorro: MarkedPerson;
let bella: MarkedPerson;
beforeAll(async () => {
  market = await openTestMarket();
  shop = await openShop(market.infra);
  zorro = await addMarkedPerson(market, shop.url, marksOf("zorro", "7711"));
  await market.infra.db.delete(rateLimits);
  bella = await addMarkedPerson(market, shop.url, marksOf("bella", "8822"));
}, 240_000);
beforeEach(async () => {
  await market.infra.db.delete(rateLimits);
});
afterAll(async () => {
  await shop?.close();
  await market?.close();
});

const erase = (cookie: string, body: object) =>
  send(`${shop.url}/api/privacy/erase`, {
    method: "POST",
    cookie,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const codeOf = ({ body }: Answer) => (body as { code?: string }).code;
const whoIs = async (cookie: string) => (await send(`${shop.url}/api/session`, { cookie })).body;
const subjectsTo = async (email: string) =>
  (await market.infra.db.select().from(emails).where(eq(emails.recipient, email))).map(
    (mail) => mail.subject,
  );

/** Ids of rows that refer to a person or give access. */
async function idsOf({ person: { userId } }: MarkedPerson) {
  const { db } = market.infra;
  const own = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId));
  const second = await db.select({ id: factors.id }).from(factors).where(eq(factors.userId, userId));
  return [userId, ...own.map(({ id }) => id), ...second.map(({ id }) => id)];
}

async function readBooks({ orderIds }: MarkedPerson) {
  const ids = Object.values(orderIds);
  return {
    figures: await readFigures(market.infra),
    orders: await market.infra.db
      .select({ id: orders.id, total: orders.totalCents, status: orders.status, paidAt: orders.paidAt })
      .from(orders)
      .where(inArray(orders.id, ids))
      .orderBy(orders.number),
    payments: await market.infra.db
      .select()
      .from(paymentAttempts)
      .where(inArray(paymentAttempts.orderId, ids))
      .orderBy(paymentAttempts.createdAt, paymentAttempts.id),
  };
}

test("after erasing, nothing of the person is anywhere in the database, and the books are as they were", {
  timeout: 120_000,
}, async () => {
  await signIn(shop.url, zorro.marks.email, "wrong");
  await reauthenticate(zorro.ctx);
  const marksOfZorro = ["zorro", "5557711", ...(await idsOf(zorro))];
  const marksOfBella = ["bella", "5558822", ...(await idsOf(bella))];
  const booksBefore = await readBooks(zorro);
  const before = await readEverything(market.infra);
  expect(tablesOf(rowsWith(before, marksOfZorro))).toEqual(["jobs.job", "jobs.job_common", ...ofPeople]);

  const answer = await erase(zorro.cookie, { confirmation: zorro.marks.email, currentPassword: password });
  expect(answer.status, answer.text).toBe(200);
  const after = await readEverything(market.infra);
  // The last mail waits for its sending, and is deleted with it.
  expect(await subjectsTo(zorro.marks.email)).toEqual(["Your Cafeto account was deleted"]);
  expect(tablesOf(rowsWith(after, marksOfZorro))).toEqual(["public.audit_entries", "public.emails"]);
  expect(tablesOf(rowsWith(after, ["zorro", "5557711"]))).toEqual(["public.emails"]);
  expect(await listAuditDifferences(market.infra.db)).toEqual([]);
  expect(rowsWith(after, marksOfBella)).toEqual(rowsWith(before, marksOfBella));
  expect(await readBooks(zorro)).toEqual(booksBefore);
  expect(booksBefore.figures.ledgerSum).toBe(0);
  await market.runJobs();
  expect(tablesOf(rowsWith(await readEverything(market.infra), marksOfZorro))).toEqual([
    "public.audit_entries",
  ]);
});

test("an order retains what the books need, under an anonymous user; a review is deleted with its rating", async () => {
  const { marks, orderIds, reviewed, person } = bella;
  const ratings = () =>
    market.infra.db.select().from(productRatings).where(eq(productRatings.productId, reviewed));
  expect(await ratings()).toMatchObject([{ ratingSum: 2, reviewCount: 1 }]);
  await erase(bella.cookie, { confirmation: ` ${marks.email.toUpperCase()} `, currentPassword: password });
  expect(await ratings()).toMatchObject([{ ratingSum: 0, reviewCount: 0 }]);
  const [row] = await market.infra.db
    .select({ order: orders, owner: users })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderIds.delivered));
  const blank = { fullName: "", phone: "", line1: "", line2: null, city: "", postalCode: null };
  expect(row!.order).toMatchObject({
    status: "delivered",
    shippingAddress: { ...blank, state: "OR", country: "US" },
  });
  expect(row!.owner.id).not.toBe(person.userId);
  expect(row!.owner).toMatchObject({ name: "", email: `erased-${row!.owner.id}@erased.invalid` });
  const [event] = await market.infra.db
    .select()
    .from(providerEvents)
    .where(eq(providerEvents.id, `evt_${orderIds.delivered.replaceAll("-", "")}`));
  expect(event!.payload).toEqual({ data: { object: { metadata: { order_id: orderIds.delivered } } } });
  expect(event!.processedAt).not.toBeNull();
});

test("a user who never bought leaves no anonymous user", async () => {
  const email = await joinShop(market, shop.url);
  const count = () => market.infra.db.$count(users);
  const before = await count();
  const answer = await erase(cookieOf(await signIn(shop.url, email)), {
    confirmation: email,
    currentPassword: password,
  });
  expect(answer.status, answer.text).toBe(200);
  expect(await count()).toBe(before - 1);
});

test("erased, one is signed out everywhere, unknown to the sign-in, and may begin anew", async () => {
  const email = await joinShop(market, shop.url);
  const cookie = cookieOf(await signIn(shop.url, email));
  const app = await signInAsApp(shop.url, email);
  const { userId: oldId } = (await whoIs(cookie)) as { userId: string };
  const answer = await erase(cookie, { confirmation: email, currentPassword: password });
  expect(answer.headers.getSetCookie().join()).toMatch(/^cafeto_session=; Max-Age=0;/);
  expect(await whoIs(cookie)).toBeNull();
  expect((await refresh(shop.url, app.refresh_token)).status).toBe(401);
  const unknown = await signIn(shop.url, newAddress());
  const erased = await signIn(shop.url, email);
  expect([erased.status, erased.text]).toEqual([unknown.status, unknown.text]);

  await market.runJobs();
  expect((await signUp(shop.url, email)).status).toBe(200);
  await send(await linkInMail(market, email, shop.url));
  const fresh = cookieOf(await signIn(shop.url, email));
  const session = (await whoIs(fresh)) as { userId: string };
  expect(session.userId).not.toBe(oldId);
  expect((await send(`${shop.url}/api/orders`, { cookie: fresh })).body).toMatchObject({ total: 0 });
});

test("a user without a password erases with a mailed code", async () => {
  const email = await joinShop(market, shop.url);
  const cookie = cookieOf(await signIn(shop.url, email));
  const { userId } = (await whoIs(cookie)) as { userId: string };
  await market.infra.db.delete(authAccounts).where(and(eq(authAccounts.userId, userId)));
  expect((await send(`${shop.url}/api/privacy/erase`, { cookie })).body).toMatchObject({ proof: "code" });
  expect(codeOf(await erase(cookie, { confirmation: email }))).toBe("REAUTHENTICATION_REQUIRED");
  expect(codeOf(await erase(cookie, { confirmation: email, currentPassword: password }))).toBe(
    "INVALID_CREDENTIALS",
  );
  expect(codeOf(await erase(cookie, { confirmation: email, nonce: "000000" }))).toBe("INVALID_CODE");
  await post(shop.url, "/reauthenticate", {}, { cookie });
  const nonce = await codeSentTo(market, email);
  expect((await erase(cookie, { confirmation: email, nonce })).status).toBe(200);
  expect(await whoIs(cookie)).toBeNull();
});

test("a wrong password or another address erases nothing", async () => {
  const email = await joinShop(market, shop.url);
  const cookie = cookieOf(await signIn(shop.url, email));
  expect(codeOf(await erase(cookie, { confirmation: email, currentPassword: "not-mine" }))).toBe(
    "INVALID_CREDENTIALS",
  );
  const other = await erase(cookie, { confirmation: newAddress(), currentPassword: password });
  expect(other.body).toMatchObject({ code: "BAD_REQUEST", data: { issues: [{ path: "confirmation" }] } });
  expect(await whoIs(cookie)).toMatchObject({ email });
});

test("every table is listed here: its personal data are either erased or anonymous", async () => {
  const { rows } = await market.infra.db.execute<{ name: string }>(
    sql`select 'public.' || tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  // A new table with personal data belongs in `addMarkedPerson` and in a domain's `erase-….ts`.
  expect(rows.map(({ name }) => name)).toEqual([...ofPeople, ...ofNobody].sort());
});
