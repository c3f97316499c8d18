import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "#domains/auth/server/tables.ts";
import { getOrderAsAdmin } from "#domains/orders/server/get-order-as-admin.ts";
import { removeOrderLimit } from "#domains/orders/server/remove-order-limit.ts";
import { setOrderLimit } from "#domains/orders/server/set-order-limit.ts";
import { orderLimits } from "#domains/orders/server/tables.ts";
import { exportData } from "#domains/privacy/server/export-data.ts";
import { emails } from "#platform/email/tables.ts";
import type { Person } from "#platform/rpc/context.ts";
import {
  addPerson,
  addProduct,
  address,
  addVendor,
  contextFor,
} from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { createQuote } from "./create-quote.ts";
import { startSession } from "./start-session.ts";

let market: TestMarket;
let admin: Person;
let productId: string;
beforeAll(async () => {
  market = await openTestMarket();
  admin = await addPerson(market.infra, { roles: ["admin"] });
  const { vendor } = await addVendor(market.infra);
  productId = (await addProduct(market.infra, vendor.id, { priceCents: 100_000, stock: 500 })).id;
});
afterAll(() => market?.close());

const asAdmin = () => contextFor(market.infra, admin);
const reason = "Orders for forty cafés, paid on time for a year.";
const addBuyer = async () => {
  const buyer = await addPerson(market.infra);
  const ctx = contextFor(market.infra, buyer);
  const quote = (quantity: number) => createQuote(ctx, { lines: [{ productId, quantity }], address });
  return { buyer, ctx, quote };
};
const beyond = (most: number) => ({ code: "ORDER_LIMIT", data: { limit: "total", most } });

test("a raised limit counts for one buyer, in quote and payment, and is shown beside the buyer's orders", async () => {
  const { buyer, ctx, quote } = await addBuyer();
  const buyerId = buyer.userId;
  await expect(quote(15)).rejects.toMatchObject(beyond(1_000_000));
  await setOrderLimit(asAdmin(), { buyerId, totalCents: 2_000_000, reason });
  const { orderId } = await startSession(ctx, { quoteId: (await quote(15)).id });
  await expect(quote(25)).rejects.toMatchObject(beyond(2_000_000));
  await expect((await addBuyer()).quote(15)).rejects.toMatchObject(beyond(1_000_000));
  const setAt = market.clock.now().toISOString();
  const { buyer: shown } = await getOrderAsAdmin(asAdmin(), { orderId });
  expect(shown).toMatchObject({
    id: buyerId,
    orderLimit: { totalCents: 2_000_000, reason, setAt, setBy: admin.fullName },
  });
  expect((await exportData(ctx)).orderLimit).toEqual({ totalCents: 2_000_000, reason, setAt });
});

test("a limit is replaced, and once removed the usual one counts again", async () => {
  const { buyer, quote } = await addBuyer();
  const buyerId = buyer.userId;
  await setOrderLimit(asAdmin(), { buyerId, totalCents: 2_000_000, reason });
  await setOrderLimit(asAdmin(), { buyerId, totalCents: 3_000_000, reason });
  await quote(25);
  await removeOrderLimit(asAdmin(), { buyerId, reason });
  await expect(quote(25)).rejects.toMatchObject(beyond(1_000_000));
  await expect(removeOrderLimit(asAdmin(), { buyerId, reason })).rejects.toMatchObject({ code: "NOT_FOUND" });
  const mails = await market.infra.db.select().from(emails).where(eq(emails.recipient, buyer.email));
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    "You can now order up to $20,000.00 at once",
    "You can now order up to $30,000.00 at once",
    "Your order limit has changed",
  ]);
  for (const { text } of mails) expect(text.replace(/\s+/g, " ")).toContain(reason);
  const nobody = { buyerId: crypto.randomUUID(), totalCents: 2_000_000, reason };
  await expect(setOrderLimit(asAdmin(), nobody)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("it goes with the buyer's account, and stays without the account of who set it", async () => {
  const { db } = market.infra;
  const other = await addPerson(market.infra);
  const [one, two] = [await addPerson(market.infra), await addPerson(market.infra)];
  for (const { userId: buyerId } of [one, two])
    await setOrderLimit(contextFor(market.infra, other), { buyerId, totalCents: 2_000_000, reason });
  for (const { userId } of [one, other]) await db.delete(users).where(eq(users.id, userId));
  expect(await db.select().from(orderLimits).where(eq(orderLimits.userId, one.userId))).toEqual([]);
  expect(await db.select().from(orderLimits).where(eq(orderLimits.userId, two.userId))).toMatchObject([
    { setBy: null, totalCents: 2_000_000 },
  ]);
});
