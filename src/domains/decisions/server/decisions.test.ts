import { eq, getTableColumns, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditEntries, auditReasons } from "#domains/audit/server/tables.ts";
import { getProduct } from "#domains/catalogue/server/get-product.ts";
import { createQuote } from "#domains/checkout/server/create-quote.ts";
import { endOpenPayments } from "#domains/checkout/server/end-open-payments.ts";
import { settleSession } from "#domains/checkout/server/settle-session.ts";
import { startSession } from "#domains/checkout/server/start-session.ts";
import { notifications } from "#domains/notifications/server/tables.ts";
import { orderItems, orders, parcels, refunds } from "#domains/orders/server/tables.ts";
import { watchParcels } from "#domains/orders/server/watch-parcels.ts";
import { requestPayout } from "#domains/payouts/server/request-payout.ts";
import { startPayouts } from "#domains/payouts/server/start-payouts.ts";
import { payouts } from "#domains/payouts/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { emails } from "#platform/email/tables.ts";
import type { Person } from "#platform/rpc/context.ts";
import { readStock } from "../../../../tests/support/figures.ts";
import {
  addPerson,
  addProduct,
  address,
  addVendor,
  contextFor,
} from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { payHostedPage } from "../../../../tests/support/pay.ts";
import { freely } from "../../../../tests/support/sell.ts";
import { codeOf, deliver, goToMonday, openSeedVendor } from "../../../../tests/support/sell-and-pay-out.ts";
import { decideObjection } from "./decide-objection.ts";
import { listDecisions } from "./list-decisions.ts";
import { listOwnDecisions } from "./list-own-decisions.ts";
import { objectToDecision } from "./object-to-decision.ts";
import { pausePayouts } from "./pause-payouts.ts";
import { reinstateVendor } from "./reinstate-vendor.ts";
import { restoreProduct } from "./restore-product.ts";
import { resumePayouts } from "./resume-payouts.ts";
import { suspendVendor } from "./suspend-vendor.ts";
import { takeDownProduct } from "./take-down-product.ts";

let market: TestMarket;
let admins: [Person, Person];
beforeAll(async () => {
  market = await openTestMarket();
  goToMonday(market);
  admins = [
    await addPerson(market.infra, { roles: ["admin"] }),
    await addPerson(market.infra, { roles: ["admin"] }),
  ];
});
afterAll(() => market.close());

const day = 86_400_000;
const facts = "Eleven buyers wrote that their parcels were never handed to a carrier.";
const asAdmin = (which: 0 | 1 = 0) => contextFor(market.infra, admins[which]);
const asBuyer = async () => freely(contextFor(market.infra, await addPerson(market.infra)));
const inDays = (days: number) => new Date(market.clock.now().getTime() + days * day).toISOString();
const suspend = (vendorId: string, days = 7) =>
  suspendVendor(asAdmin(), { vendorId, rule: "dispatch", facts, openParcelsUntil: inDays(days) });

async function openShop(stock = 5) {
  const seller = await addVendor(market.infra);
  const product = await addProduct(market.infra, seller.vendor.id, { priceCents: 2_000, stock });
  return { seller, vendorId: seller.vendor.id, productId: product.id };
}
type Buyer = Awaited<ReturnType<typeof asBuyer>>;
const quoteOf = (ctx: Buyer, productId: string) =>
  createQuote(ctx, { lines: [{ productId, quantity: 1 }], address });
const mailsTo = async ({ email }: { email: string }) =>
  (await market.infra.db.select().from(emails).where(eq(emails.recipient, email))).map(({ text }) => text);
const noticesTo = async ({ userId }: { userId: string }) =>
  (await market.infra.db.select().from(notifications).where(eq(notifications.userId, userId))).map(
    ({ kind }) => kind,
  );

test("a suspended vendor's goods are hidden, and a quote of before is refused, until it is reinstated", async () => {
  const { vendorId, productId } = await openShop();
  const buyer = await asBuyer();
  const quote = await quoteOf(buyer, productId);
  await suspend(vendorId);
  expect(await codeOf(getProduct(buyer, { productId }))).toBe("NOT_FOUND");
  expect(await codeOf(quoteOf(buyer, productId))).toBe("CART_CHANGED");
  expect(await codeOf(startSession(buyer, { quoteId: quote.id }))).toBe("CART_CHANGED");
  await reinstateVendor(asAdmin(1), { vendorId, facts });
  expect((await getProduct(buyer, { productId })).id).toBe(productId);
  expect(await startSession(buyer, { quoteId: quote.id })).toHaveProperty("url");
});

test("a payment page that was open ends with the suspension, and its stock is free", async () => {
  const { vendorId, productId } = await openShop();
  const buyer = await asBuyer();
  const { orderId } = await startSession(buyer, { quoteId: (await quoteOf(buyer, productId)).id });
  expect(await readStock(market.infra, productId)).toEqual({ stock: 5, held: 1 });
  await suspend(vendorId);
  await market.runJobs();
  const [order] = await market.infra.db.select().from(orders).where(eq(orders.id, orderId));
  expect(order).toMatchObject({ status: "cancelled", paidAt: null });
  expect(await readStock(market.infra, productId)).toEqual({ stock: 5, held: 0 });
});

test("what was paid meanwhile can be dispatched until the deadline, and is then refunded by the watch", async () => {
  const { vendorId, productId } = await openShop();
  const buyer = await asBuyer();
  const { orderId, url } = await startSession(buyer, { quoteId: (await quoteOf(buyer, productId)).id });
  await payHostedPage(market, url);
  await suspend(vendorId, 2);
  await endOpenPayments(market.infra, { vendorId });
  await settleSession(buyer, { orderId });
  const read = async () =>
    (await market.infra.db.select().from(parcels).where(eq(parcels.orderId, orderId)))[0]!;
  expect((await read()).status).toBe("processing");
  await watchParcels(market.infra);
  expect((await read()).status).toBe("processing");
  market.clock.advance(2 * day + 1);
  await watchParcels(market.infra);
  expect((await read()).status).toBe("cancelled");
  expect(await market.infra.db.select().from(refunds).where(eq(refunds.orderId, orderId))).toHaveLength(1);
  market.clock.advance(-2 * day - 1);
});

test("the database itself takes no order of a suspended vendor's or a removed product", async () => {
  const { vendorId, productId } = await openShop();
  const buyer = await asBuyer();
  const { orderId } = await startSession(buyer, { quoteId: (await quoteOf(buyer, productId)).id });
  const [line] = await market.infra.db.select().from(orderItems).where(eq(orderItems.orderId, orderId));
  const insertAgain = () =>
    market.infra.db.transaction(async (tx) => {
      await tx.execute(sql`delete from order_items where id = ${line!.id}::uuid`);
      await tx.insert(orderItems).values(line!);
      await tx.execute(sql`select 1/0`);
    });
  const why = (error: unknown) => String((error as { cause?: unknown }).cause ?? error);
  expect(await insertAgain().catch(why)).toContain("division by zero");
  await takeDownProduct(asAdmin(), { productId, rule: "rights", facts });
  expect(await insertAgain().catch(why)).toContain("taken down");
  await restoreProduct(asAdmin(), { productId, facts });
  await suspend(vendorId);
  expect(await insertAgain().catch(why)).toContain("suspended vendor");
});

test("a suspension waits for an order that is being written, so that the job finds it", async () => {
  const { vendorId, productId } = await openShop();
  const other = await openShop();
  const buyer = await asBuyer();
  const { orderId } = await startSession(buyer, { quoteId: (await quoteOf(buyer, productId)).id });
  const [line] = await market.infra.db.select().from(orderItems).where(eq(orderItems.orderId, orderId));
  let written = false;
  let suspended: Promise<unknown> = Promise.resolve();
  await market.infra.db.transaction(async (tx) => {
    await tx.insert(orderItems).values({ ...line!, id: crypto.randomUUID(), productId: other.productId });
    suspended = suspend(vendorId).then(() => expect(written).toBe(true));
    await new Promise((resolve) => setTimeout(resolve, 150));
    written = true;
  });
  await suspended;
});

test("the payout run and the vendor's own request pass over a suspended vendor and paused payouts", async () => {
  const { ctx, sellOne } = await openSeedVendor(market);
  await deliver(market, await sellOne());
  const vendorId = ctx.caller.vendor!.id;
  const count = () => market.infra.db.$count(payouts, eq(payouts.vendorId, vendorId));
  await pausePayouts(asAdmin(), { vendorId, rule: "fraud", facts });
  expect(await codeOf(requestPayout(ctx))).toBe("PAYOUTS_PAUSED");
  await suspend(vendorId);
  await resumePayouts(asAdmin(), { vendorId, facts });
  expect(await codeOf(requestPayout(ctx))).toBe("PAYOUTS_PAUSED");
  await startPayouts(market.infra);
  expect(await count()).toBe(0);
  const begin = market.infra.db
    .insert(payouts)
    .values({ vendorId, method: "automatic", amountCents: 1_000, state: "started" });
  expect(await begin.then(String, (error) => String(error.cause))).toContain("payouts are paused");
  await reinstateVendor(asAdmin(), { vendorId, facts });
  await startPayouts(market.infra);
  expect(await count()).toBe(1);
});

test("each decision reaches the vendor in its language, with rule, facts and how to object", async () => {
  const { seller, vendorId } = await openShop();
  await market.infra.db.execute(sql`update users set language = 'es' where id = ${seller.userId}::uuid`);
  const decision = await suspend(vendorId);
  const [mail] = await mailsTo(seller);
  for (const part of [
    "Suspendimos tu tienda",
    facts,
    "Los paquetes se envían tarde",
    "no un sistema automático",
    "Puedes objetar una vez",
  ])
    expect(mail).toContain(part);
  expect(await noticesTo(seller)).toContain("shopSuspended");
  expect((await listOwnDecisions(contextFor(market.infra, seller))).items).toMatchObject([
    { id: decision.id, kind: "shopSuspended", canObject: true },
  ]);
});

test("an objection is decided once, by another administrator, and can reverse the decision", async () => {
  const { seller, vendorId, productId } = await openShop();
  const { id: decisionId } = await takeDownProduct(asAdmin(), { productId, rule: "misleading", facts });
  const own = contextFor(market.infra, seller);
  const stranger = contextFor(market.infra, await addVendor(market.infra));
  const objection = "The certificate that you miss is picture four of the product.";
  expect(await codeOf(objectToDecision(stranger, { decisionId, objection }))).toBe("NOT_FOUND");
  await objectToDecision(own, { decisionId, objection });
  expect(await codeOf(objectToDecision(own, { decisionId, objection }))).toBe("CONFLICT");
  expect(await noticesTo(admins[1])).toContain("objectionReceived");
  const waiting = await listDecisions(asAdmin(), { onlyObjections: true, page: 1 });
  expect(waiting.items.find(({ id }) => id === decisionId)).toMatchObject({ objection, mayDecide: false });
  const answer = {
    decisionId,
    outcome: "reversed" as const,
    reason: "The certificate is there indeed, sorry.",
  };
  expect(await codeOf(decideObjection(asAdmin(0), answer))).toBe("SAME_PERSON");
  expect(await decideObjection(asAdmin(1), answer)).toMatchObject({ outcome: "reversed", productId });
  expect(await codeOf(decideObjection(asAdmin(1), answer))).toBe("CONFLICT");
  expect((await getProduct(await asBuyer(), { productId })).id).toBe(productId);
  const { items } = await listDecisions(asAdmin(), { vendorId, onlyObjections: false, page: 1 });
  expect(items.map(({ kind }) => kind).sort()).toEqual(["productRestored", "productTakenDown"]);
});

test("a decision is made once, about an approved vendor, with a date in the next 60 days", async () => {
  const { vendorId } = await openShop();
  expect(await codeOf(suspend(vendorId, 61))).toBe("BAD_REQUEST");
  expect(await codeOf(suspend(vendorId, -1))).toBe("BAD_REQUEST");
  expect(await codeOf(reinstateVendor(asAdmin(), { vendorId, facts }))).toBe("CONFLICT");
  const results = await Promise.allSettled([suspend(vendorId), suspend(vendorId)]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const waiting = await addVendor(market.infra, { isApproved: false });
  expect(await codeOf(suspend(waiting.vendor.id))).toBe("NOT_FOUND");
  const [row] = await market.infra.db.select().from(vendors).where(eq(vendors.id, vendorId));
  expect(row!.openParcelsUntil).not.toBeNull();
  const entries = await market.infra.db
    .select({ ...getTableColumns(auditEntries), reason: auditReasons.reason })
    .from(auditEntries)
    .leftJoin(auditReasons, eq(auditReasons.position, auditEntries.position))
    .where(eq(auditEntries.subjectId, vendorId));
  expect(entries).toMatchObject([{ action: "vendor.suspend", actorId: admins[0].userId, reason: facts }]);
});
