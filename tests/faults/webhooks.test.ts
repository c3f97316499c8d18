import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { releaseHolds } from "#domains/inventory/server/release-holds.ts";
import { ledgerPostings } from "#domains/ledger/server/tables.ts";
import { getOrder } from "#domains/orders/server/get-order.ts";
import { receiveCardEvent } from "#domains/payments/server/receive-card-event.ts";
import { paymentAttempts, providerEvents } from "#domains/payments/server/tables.ts";
import { emails } from "#platform/email/tables.ts";
import type { Person } from "#platform/rpc/context.ts";
import { readFigures, readStock } from "../support/figures.ts";
import { addPerson, addProduct, addVendor } from "../support/market-people.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import { payHostedPage } from "../support/pay.ts";
import { beginPurchase } from "./support/buy.ts";
import { type EventType, signEvent } from "./support/sign-event.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market?.close());

async function openPurchase() {
  const seller = await addVendor(market.infra);
  const product = await addProduct(market.infra, seller.vendor.id, { stock: 5, priceCents: 2_300 });
  const buyer = await addPerson(market.infra);
  const begun = await beginPurchase(market, buyer, [{ productId: product.id, quantity: 2 }]);
  return { ...begun, product, buyer, seller };
}

/** Delivers the events in the given order, each three times in a row and once more at the end. */
async function deliver(orderId: string, types: EventType[]): Promise<void> {
  const events = types.map((type, index) => signEvent(market, orderId, type, `evt_${index}_${orderId}`));
  for (const { body, signature } of [...events.flatMap((event) => [event, event, event]), ...events]) {
    expect(await receiveCardEvent(market.infra, body, signature)).toBe(true);
    await market.runJobs();
  }
}

const mailsTo = async (person: Person) =>
  (await market.infra.db.select().from(emails).where(eq(emails.recipient, person.email))).length;
const postingsOf = async (orderId: string) =>
  (await market.infra.db.select().from(ledgerPostings).where(eq(ledgerPostings.orderId, orderId)))
    .map(({ kind }) => kind)
    .sort();

async function expectNoDifference(): Promise<void> {
  const { ledgerSum, differences } = await readFigures(market.infra);
  expect({ ledgerSum, differences }).toEqual({
    ledgerSum: 0,
    differences: { stock: 0, ledger: 0, refunds: 0 },
  });
}

const completed = "checkout.session.completed";
const expired = "checkout.session.expired";
const failed = "checkout.session.async_payment_failed";
const succeeded = "checkout.session.async_payment_succeeded";

const orders: [string, EventType[]][] = [
  ["in order", [completed]],
  ["expired before completed", [expired, completed]],
  ["completed before expired", [completed, expired]],
  ["failed, expired, then completed", [failed, expired, completed]],
  ["the same news under four names", [succeeded, completed, "payment_intent.succeeded", "charge.succeeded"]],
];

test.each(orders)("a paid session, events %s, each four times: once the effect", async (_, types) => {
  const { ctx, orderId, url, product, buyer, seller } = await openPurchase();
  await payHostedPage(market, url);
  await deliver(orderId, types);
  expect((await getOrder(ctx, { orderId })).status).toBe("processing");
  expect(await readStock(market.infra, product.id)).toEqual({ stock: 3, held: 0 });
  expect(await postingsOf(orderId)).toEqual(["commission", "sale", "shipping"]);
  expect([await mailsTo(buyer), await mailsTo(seller)]).toEqual([1, 1]);
  await expectNoDifference();
});

test.each(orders)(
  "an unpaid session, events %s: no one is notified of money that never came",
  async (_, types) => {
    const { ctx, orderId, product, buyer } = await openPurchase();
    await deliver(orderId, types);
    expect((await getOrder(ctx, { orderId })).status).toBe("pending");
    expect(await readStock(market.infra, product.id)).toEqual({ stock: 5, held: 2 });
    expect([await postingsOf(orderId), await mailsTo(buyer)]).toEqual([[], 0]);
  },
);

test.each(orders)("an expired session, events %s: the stock comes back once", async (_, types) => {
  const { ctx, orderId, product, buyer } = await openPurchase();
  const [attempt] = await market.infra.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId));
  await market.infra.cards.stripe.checkout.sessions.expire(attempt!.providerSessionId!);
  await deliver(orderId, types);
  expect((await getOrder(ctx, { orderId })).status).toBe("cancelled");
  expect(await readStock(market.infra, product.id)).toEqual({ stock: 5, held: 0 });
  expect([await postingsOf(orderId), await mailsTo(buyer)]).toEqual([[], 0]);
  await expectNoDifference();
});

test("a late payment is refunded once, however often it is reported", async () => {
  const { orderId, url, product, buyer } = await openPurchase();
  await payHostedPage(market, url);
  await releaseHolds(market.infra, orderId);
  await deliver(orderId, [completed, expired, succeeded]);
  expect(await postingsOf(orderId)).toEqual(["refund", "reversal"]);
  const [attempt] = await market.infra.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId));
  expect(attempt!.state).toBe("refunded");
  const refunds = await market.infra.cards.stripe.refunds.list({
    payment_intent: attempt!.providerPaymentId!,
  });
  expect(refunds.data.map(({ amount }) => amount)).toEqual([attempt!.amountCents]);
  expect(await mailsTo(buyer)).toBe(1);
  expect(await readStock(market.infra, product.id)).toEqual({ stock: 5, held: 0 });
  await expectNoDifference();
});

test("thirty deliveries at once of one event are one", async () => {
  const { ctx, orderId, url, product } = await openPurchase();
  await payHostedPage(market, url);
  const { body, signature } = signEvent(market, orderId, completed, `evt_rush_${orderId}`);
  await Promise.all(Array.from({ length: 30 }, () => receiveCardEvent(market.infra, body, signature)));
  await market.runJobs();
  expect((await getOrder(ctx, { orderId })).status).toBe("processing");
  expect(await readStock(market.infra, product.id)).toEqual({ stock: 3, held: 0 });
});

test("what is signed but no event is refused and stored nowhere, and an odd event stops nothing", async () => {
  const { stripe, webhookSecret } = market.infra.cards;
  const receive = async (payload: string) => {
    const signature = await stripe.webhooks.generateTestHeaderStringAsync({ payload, secret: webhookSecret });
    return receiveCardEvent(market.infra, payload, signature);
  };
  const count = () => market.infra.db.$count(providerEvents);
  const before = await count();
  const id = `evt_odd_${crypto.randomUUID()}`;
  const odd = [
    ...["null", "[]", "7", '"text"', "{}", "no json"],
    ...[
      { id },
      { type: completed },
      { id: 7, type: completed },
      { id, type: "" },
      { id: "e".repeat(300), type: "x" },
    ],
    ...[
      { id, type: "x", data: null },
      { id, type: "x", data: { object: "text" } },
    ],
    ...[
      { id, type: "x", note: "\u0000" },
      { id, type: "x", "\ud800": 1 },
    ],
  ];
  for (const payload of odd.map((one) => (typeof one === "string" ? one : JSON.stringify(one))))
    expect([payload, await receive(payload)]).toEqual([payload, false]);
  expect(await count()).toBe(before);
  for (const type of ["constructor", "__proto__", "__defineGetter__", "toString"]) {
    expect(await receive(JSON.stringify({ id: `${id}_${type}`, type, data: { object: {} } }))).toBe(true);
    await market.runJobs();
  }
  expect(await count()).toBe(before + 4);
});

test("events of unknown orders, or of no order, are stored and change nothing", async () => {
  const before = await readFigures(market.infra);
  for (const orderId of [crypto.randomUUID(), "not-an-id", "' or 1=1", ""]) {
    const { body, signature } = signEvent(market, orderId, completed, `evt_stray_${crypto.randomUUID()}`);
    expect(await receiveCardEvent(market.infra, body, signature)).toBe(true);
    await market.runJobs();
  }
  const { balances, orders: counts } = await readFigures(market.infra);
  expect({ balances, counts }).toEqual({ balances: before.balances, counts: before.orders });
  const stored = await market.infra.db.select().from(providerEvents);
  expect(stored.filter((event) => event.processedAt === null)).toEqual([]);
});

test("an old signature, another secret and a changed body are refused", async () => {
  const { orderId } = await openPurchase();
  const old = signEvent(market, orderId, completed, "evt_old", { age: 301 });
  const foreign = signEvent(market, orderId, completed, "evt_foreign", { secret: "whsec_other" });
  const good = signEvent(market, orderId, completed, "evt_changed");
  expect(await receiveCardEvent(market.infra, old.body, old.signature)).toBe(false);
  expect(await receiveCardEvent(market.infra, foreign.body, foreign.signature)).toBe(false);
  expect(await receiveCardEvent(market.infra, good.body.replace("evt_", "evt-"), good.signature)).toBe(false);
  expect(await receiveCardEvent(market.infra, good.body, "")).toBe(false);
});
