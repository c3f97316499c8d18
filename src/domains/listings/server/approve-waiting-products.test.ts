import { and, eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditEntries } from "#domains/audit/server/tables.ts";
import { notifications } from "#domains/notifications/server/tables.ts";
import { emails } from "#platform/email/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { addPerson, addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { approveWaitingProducts } from "./approve-waiting-products.ts";
import { listAllProducts } from "./list-all-products.ts";
import { products } from "./tables.ts";

let market: TestMarket;
let admin: SignedInCtx;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
});
afterAll(() => market.close());

/** A vendor with as many new products, submitted a minute apart. */
async function addWaiting(count: number) {
  const owner = await addVendor(market.infra);
  const { id } = await addProduct(market.infra, owner.vendor.id, { name: "Lot 0", isApproved: false });
  await market.infra.db.execute(sql`
    insert into products (vendor_id, name, description, category, price_usd, weight_grams, submitted_at)
    select vendor_id, 'Lot ' || n, description, category, price_usd, weight_grams, submitted_at + n * interval '1 minute'
    from products, generate_series(1, ${count - 1}::int) n where id = ${id}::uuid`);
  return owner;
}
const until = async (vendorId: string) => {
  const [row] = await market.infra.db
    .select({ at: sql<string>`max(${products.submittedAt})` })
    .from(products)
    .where(eq(products.vendorId, vendorId));
  return new Date(row!.at).toISOString();
};

async function approveAndCount(input: Parameters<typeof approveWaitingProducts>[1]) {
  const { approved, left } = await approveWaitingProducts(admin, input);
  return { approved: approved.length, left };
}

test("what waits is approved in batches of 500: each product a decision, one mail a vendor and batch", async () => {
  const owner = await addWaiting(620);
  const other = await addWaiting(3);
  const vendorId = owner.vendor.id;
  const input = { vendorId, until: await until(vendorId) };
  expect(await approveAndCount(input)).toEqual({ approved: 500, left: 120 });
  expect(await approveAndCount(input)).toEqual({ approved: 120, left: 0 });
  expect(await approveAndCount(input)).toEqual({ approved: 0, left: 0 });
  const { db } = market.infra;
  const own = db.select({ id: products.id }).from(products).where(eq(products.vendorId, vendorId));
  expect(await db.$count(products, and(eq(products.vendorId, vendorId), products.isApproved))).toBe(620);
  expect(
    await db.$count(auditEntries, inArray(auditEntries.subjectId, sql`(select id::text from (${own}) own)`)),
  ).toBe(620);
  expect(await db.$count(notifications, eq(notifications.userId, owner.userId))).toBe(620);
  const mails = await db.select().from(emails).where(eq(emails.recipient, owner.email));
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    "120 of your products are on sale",
    "500 of your products are on sale",
  ]);
  expect(mails.find(({ subject }) => subject.startsWith("500"))!.text).toContain("and 480 more");
  expect(await db.$count(products, and(eq(products.vendorId, other.vendor.id), products.isApproved))).toBe(0);
});

test("what was submitted after the administrator looked waits for another look", async () => {
  const owner = await addWaiting(5);
  const vendorId = owner.vendor.id;
  const late = new Date(Date.parse(await until(vendorId)) - 60_000).toISOString();
  expect(await approveAndCount({ vendorId, until: late })).toEqual({ approved: 4, left: 0 });
});

test("two administrators at once approve each product once", async () => {
  const owner = await addWaiting(40);
  const input = { vendorId: owner.vendor.id, until: await until(owner.vendor.id) };
  const results = await Promise.all([
    approveWaitingProducts(admin, input),
    approveWaitingProducts(admin, input),
  ]);
  expect(results[0]!.approved.length + results[1]!.approved.length).toBe(40);
});

test("administrators find every product: whatever its accents, by vendor, state, price and stock, page by page", async () => {
  const owner = await addVendor(market.infra, { companyName: "Cafés Peñón" });
  const vendorId = owner.vendor.id;
  const page = { size: 25, sort: "newest" as const };
  const names = async (input: Partial<Parameters<typeof listAllProducts>[1]>) =>
    (await listAllProducts(admin, { ...page, ...input })).items.map(({ name }) => name);
  for (let n = 1; n <= 30; n++)
    await addProduct(market.infra, vendorId, { name: `Tórrido ${n}`, priceCents: n * 100, stock: n - 1 });
  await addProduct(market.infra, vendorId, { name: "Espera", isApproved: false });
  const first = await listAllProducts(admin, { ...page, vendorId });
  const second = await listAllProducts(admin, { ...page, vendorId, after: first.next! });
  expect([first.items.length, second.items.length, second.next]).toEqual([25, 6, null]);
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(31);
  const inOrder = { vendorId, minCents: 100, maxCents: 3_000, size: 20 };
  for (const sort of ["cheapest", "dearest", "oldest"] as const) {
    const part = await listAllProducts(admin, { ...inOrder, sort });
    const rest = await listAllProducts(admin, { ...inOrder, sort, after: part.next! });
    const all = [...part.items, ...rest.items];
    expect([new Set(all.map(({ id }) => id)).size, all.length, rest.next]).toEqual([
      all.length,
      all.length,
      null,
    ]);
    expect(all.length).toBeGreaterThanOrEqual(30);
    const prices = all.map(({ priceCents }) => priceCents);
    const up = prices.toSorted((a, b) => a - b);
    if (sort === "cheapest") expect(prices).toEqual(up);
    if (sort === "dearest") expect(prices).toEqual(up.toReversed());
  }
  expect((await names({ search: "torrido penon" })).length).toBe(25);
  expect(await names({ vendorId, state: "waiting" })).toEqual(["Espera"]);
  expect(await names({ vendorId, minCents: 2_900, maxCents: 3_000 })).toEqual(["Tórrido 30", "Tórrido 29"]);
  expect(await names({ vendorId, stock: "soldOut", search: "torrido" })).toEqual(["Tórrido 1"]);
  expect((await names({ vendorId, stock: "low", search: "torrido" })).length).toBe(5);
  expect(await names({ vendorId, search: "cafes torrido 30 peñón" })).toEqual(["Tórrido 30"]);
  expect(await names({ vendorId, search: "penon luna" })).toEqual([]);
  expect((await names({ vendorId, search: "penon" })).length).toBe(25);
  expect(await names({ vendorId, state: "takenDown" })).toEqual([]);
  await market.infra.db
    .update(products)
    .set({ takenDownAt: market.clock.now() })
    .where(and(eq(products.vendorId, vendorId), eq(products.name, "Tórrido 7")));
  expect(await names({ state: "takenDown" })).toEqual(["Tórrido 7"]);
});
