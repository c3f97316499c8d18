import { randomUUID } from "node:crypto";
import { and, eq, ne, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { userRoles } from "#domains/accounts/server/tables.ts";
import { authOf } from "#domains/auth/server/auth.ts";
import { authAccounts, users } from "#domains/auth/server/tables.ts";
import { cancelSession } from "#domains/checkout/server/cancel-session.ts";
import { createQuote } from "#domains/checkout/server/create-quote.ts";
import { settleSession } from "#domains/checkout/server/settle-session.ts";
import { startSession } from "#domains/checkout/server/start-session.ts";
import { quotes } from "#domains/checkout/server/tables.ts";
import { getVendorBalance } from "#domains/ledger/server/get-vendor-balance.ts";
import { postEntries } from "#domains/ledger/server/post-entries.ts";
import { products } from "#domains/listings/server/tables.ts";
import { moveParcels } from "#domains/orders/server/move-parcels.ts";
import { placeOrder } from "#domains/orders/server/place-order.ts";
import { orders } from "#domains/orders/server/tables.ts";
import { paymentAttempts } from "#domains/payments/server/tables.ts";
import { listProducts } from "#domains/search/server/list-products.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type Person } from "#platform/rpc/context.ts";
import { readFigures } from "../../../../tests/support/figures.ts";
import {
  addPerson,
  addProduct,
  address,
  addVendor,
  contextFor,
} from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { payHostedPage } from "../../../../tests/support/pay.ts";
import { withoutLimits } from "../../../../tests/sweeps/support/open-shop.ts";
import { checkErasure } from "./check-erasure.ts";
import { eraseAccount } from "./erase-account.ts";

let market: TestMarket;
let passwordHash: string;
const password = "washed-geisha-2150";
beforeAll(async () => {
  market = await openTestMarket();
  passwordHash = await (await authOf(market.infra).$context).password.hash(password);
});
afterAll(() => market.close());

const contextOf = (person: Person) => contextFor(withoutLimits(market.infra), person);
const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => ({ code: "fine", data: undefined }),
    (error) => (error instanceof AppError ? { code: error.code, data: error.data } : Promise.reject(error)),
  );

async function withPassword<Who extends Person>(person: Who): Promise<Who> {
  await market.infra.db.insert(authAccounts).values({
    userId: person.userId,
    accountId: person.userId,
    providerId: "credential",
    password: passwordHash,
  });
  return person;
}

const erase = (person: Person) =>
  errorOf(eraseAccount(contextOf(person), { confirmation: person.email, currentPassword: password }));
const isThere = async (person: Person) =>
  (await market.infra.db.$count(users, eq(users.id, person.userId))) === 1;

async function begin(buyer: Person, productId: string) {
  const quote = await createQuote(contextOf(buyer), { lines: [{ productId, quantity: 1 }], address });
  return startSession(contextOf(buyer), { quoteId: quote.id });
}

async function buy(buyer: Person, productId: string): Promise<string> {
  const { orderId, url } = await begin(buyer, productId);
  await payHostedPage(market, url);
  await settleSession(contextOf(buyer), { orderId });
  await market.runJobs();
  return orderId;
}

test("an order blocks from its beginning until it is delivered, and is named", async () => {
  const { vendor } = await addVendor(market.infra);
  const product = await addProduct(market.infra, vendor.id);
  const buyer = await withPassword(await addPerson(market.infra));
  const { orderId, url } = await begin(buyer, product.id);
  const [order] = await market.infra.db.select().from(orders).where(eq(orders.id, orderId));
  const blocked = (status: string) => ({
    code: "OPEN_ORDERS",
    data: { count: 1, orders: [{ id: orderId, number: order!.number, status }] },
  });
  expect(await erase(buyer)).toEqual(blocked("pending"));
  await payHostedPage(market, url);
  await settleSession(contextOf(buyer), { orderId });
  expect(await erase(buyer)).toEqual(blocked("processing"));
  expect(await checkErasure(contextOf(buyer))).toMatchObject({
    openOrders: blocked("processing").data,
    isLastAdmin: false,
    proof: "password",
  });
  await moveParcels(market.infra, orderId, "shipped", "vendor");
  expect(await erase(buyer)).toEqual(blocked("shipped"));
  await moveParcels(market.infra, orderId, "delivered", "vendor");
  expect(await isThere(buyer)).toBe(true);
  expect((await erase(buyer)).code).toBe("fine");
  expect(await isThere(buyer)).toBe(false);
});

test("a cancelled order does not block, a refund under way does", async () => {
  const { vendor } = await addVendor(market.infra);
  const product = await addProduct(market.infra, vendor.id);
  const buyer = await withPassword(await addPerson(market.infra));
  const { orderId } = await begin(buyer, product.id);
  await cancelSession(contextOf(buyer), { orderId });
  const setState = (state: "refunding" | "refunded") =>
    market.infra.db.update(paymentAttempts).set({ state }).where(eq(paymentAttempts.orderId, orderId));
  await setState("refunding");
  expect(await erase(buyer)).toMatchObject({ code: "OPEN_ORDERS", data: { count: 1 } });
  await setState("refunded");
  expect((await erase(buyer)).code).toBe("fine");
});

test("a shop that owes parcels or is owed money stays; settled, it closes and keeps its name on the receipts", async () => {
  const seller = await withPassword(
    await addVendor(market.infra, { description: "Our farm.", city: "Huila" }),
  );
  const product = await addProduct(market.infra, seller.vendor.id, { name: "Settled Sidra" });
  const orderId = await buy(await addPerson(market.infra), product.id);
  const balanceCents = await getVendorBalance(market.infra.db, seller.vendor.id);
  expect(balanceCents).toBeGreaterThan(1_000);
  expect(await erase(seller)).toEqual({ code: "OPEN_SALES", data: { parcels: 1, balanceCents } });
  await moveParcels(market.infra, orderId, "shipped", "vendor");
  await moveParcels(market.infra, orderId, "delivered", "vendor");
  expect(await erase(seller)).toEqual({ code: "OPEN_SALES", data: { parcels: 0, balanceCents } });
  const payout = { kind: "payout", debit: "vendor_payable", credit: "card_clearing" } as const;
  await postEntries(market.infra, [
    { ...payout, referenceId: randomUUID(), orderId, vendorId: seller.vendor.id, amountCents: balanceCents },
  ]);
  const before = await readFigures(market.infra);
  expect((await erase(seller)).code).toBe("fine");
  expect(await readFigures(market.infra)).toEqual(before);

  const [shop] = await market.infra.db.select().from(vendors).where(eq(vendors.id, seller.vendor.id));
  expect(shop).toMatchObject({
    companyName: seller.vendor.companyName,
    description: "",
    city: null,
    phoneNumber: "",
    isApproved: false,
  });
  const [goods] = await market.infra.db.select().from(products).where(eq(products.id, product.id));
  expect(goods).toMatchObject({ name: "Settled Sidra", description: "", isActive: false, isApproved: false });
  const found = await listProducts(contextOf(await addPerson(market.infra)), {
    page: 1,
    search: "Settled Sidra",
  });
  expect(found.items.map((item) => item.id)).not.toContain(product.id);
});

test("a shop that never sold leaves not even its name", async () => {
  const seller = await withPassword(await addVendor(market.infra, { companyName: "Fincaquimera" }));
  await addProduct(market.infra, seller.vendor.id);
  expect((await erase(seller)).code).toBe("fine");
  const [shop] = await market.infra.db.select().from(vendors).where(eq(vendors.id, seller.vendor.id));
  expect(shop!.companyName).toBe("");
  // It is not in the administrators' queue either.
  expect(shop!.rejectedAt).not.toBeNull();
});

test("the only admin stays; of two who leave at once, one stays", async () => {
  const first = await withPassword(await addPerson(market.infra, { roles: ["admin"] }));
  await market.infra.db
    .delete(userRoles)
    .where(and(eq(userRoles.role, "admin"), ne(userRoles.userId, first.userId)));
  expect((await erase(first)).code).toBe("LAST_ADMIN");
  expect((await checkErasure(contextOf(first))).isLastAdmin).toBe(true);
  const second = await withPassword(await addPerson(market.infra, { roles: ["admin"] }));
  const codes = (await Promise.all([erase(first), erase(second)])).map(({ code }) => code);
  expect(codes.sort()).toEqual(["LAST_ADMIN", "fine"]);
  expect(await market.infra.db.$count(userRoles, eq(userRoles.role, "admin"))).toBe(1);
});

test("a purchase that is just starting is waited for, and then blocks", async () => {
  const { vendor } = await addVendor(market.infra);
  const product = await addProduct(market.infra, vendor.id);
  const buyer = await withPassword(await addPerson(market.infra));
  const lines = [{ productId: product.id, quantity: 1 }];
  const quote = await createQuote(contextOf(buyer), { lines, address });
  let erasing: ReturnType<typeof erase> | undefined;
  // Like `startSession`: the quote is locked, then the order is written.
  await inTransaction(market.infra, async (tx) => {
    const [held] = await tx.db.select().from(quotes).where(eq(quotes.id, quote.id)).for("update");
    erasing = erase(buyer);
    await untilSomebodyWaits();
    const { userId } = buyer;
    await placeOrder(tx, { userId, language: "en", address, parcels: held!.basket.parcels });
  });
  expect(await erasing).toMatchObject({ code: "OPEN_ORDERS", data: { count: 1 } });
  expect(await isThere(buyer)).toBe(true);
  expect(await market.infra.db.$count(quotes, eq(quotes.userId, buyer.userId))).toBe(1);
});

test("a purchase that begins too late finds nothing to begin with", async () => {
  const { vendor } = await addVendor(market.infra);
  const product = await addProduct(market.infra, vendor.id);
  const buyer = await withPassword(await addPerson(market.infra));
  const lines = [{ productId: product.id, quantity: 1 }];
  const quote = await createQuote(contextOf(buyer), { lines, address });
  expect((await erase(buyer)).code).toBe("fine");
  expect((await errorOf(startSession(contextOf(buyer), { quoteId: quote.id }))).code).toBe("NOT_FOUND");
});

/** Until another transaction waits for one of our locks. */
async function untilSomebodyWaits(): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect
    .poll(async () => (await market.infra.db.execute(waiting)).rows.length, { timeout: 20_000 })
    .toBeGreaterThan(0);
}

test("requested twice at once, it happens once", async () => {
  const person = await withPassword(await addPerson(market.infra));
  const codes = (await Promise.all([erase(person), erase(person)])).map(({ code }) => code);
  expect(codes).toContain("fine");
  expect(await isThere(person)).toBe(false);
});
