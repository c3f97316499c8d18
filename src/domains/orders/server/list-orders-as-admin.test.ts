import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "#domains/auth/server/tables.ts";
import { createQuote } from "#domains/checkout/server/create-quote.ts";
import { startSession } from "#domains/checkout/server/start-session.ts";
import type { AnyOrdersInput } from "#domains/orders/admin-calls.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { dispute } from "../../../../tests/support/disputed-orders.ts";
import { addPerson, address, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { sell } from "../../../../tests/support/sell.ts";
import { listOrdersAsAdmin } from "./list-orders-as-admin.ts";
import { shipParcel } from "./ship-parcel.ts";
import { orders } from "./tables.ts";

let market: TestMarket;
let admin: SignedInCtx;
beforeAll(async () => {
  market = await openTestMarket();
  admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
});
afterAll(() => market.close());

const list = async (input: Partial<AnyOrdersInput> = {}) =>
  listOrdersAsAdmin(admin, { sort: "newest", ...input });
const found = async (input: Partial<AnyOrdersInput>) => (await list(input)).items.map(({ id }) => id);
const sellOne = (priceCents: number) => sell(market, [{ priceCents, quantity: 1, stock: 10 }]);

test("an order is found by number, id, buyer, vendor, product and tracking number, whatever case and accents", async () => {
  const { orderId, buyer, sellers, parcels } = await sellOne(1_234);
  const [row] = await market.infra.db.select().from(orders).where(eq(orders.id, orderId));
  await market.infra.db.update(users).set({ name: "Zoë Ñandú" }).where(eq(users.id, buyer.caller.userId));
  await shipParcel(sellers[0]!, { parcelId: parcels[0]!.id, carrier: "DHL", trackingNumber: "jd0146xyz" });
  for (const search of [
    ...[`${row!.number}`, `#${row!.number}`, orderId, "zoe nandu", buyer.caller.email.toUpperCase()],
    ...[sellers[0]!.caller.vendor!.companyName, parcels[0]!.lines[0]!.productName, "JD0146XYZ", "0146xy"],
  ])
    expect([search, await found({ search })]).toEqual([search, [orderId]]);
  expect(await found({ search: "no such thing %" })).toEqual([]);
});

test("a payment page that was left is no cancelled order: it is listed as never paid", async () => {
  const { parcels } = await sellOne(900);
  const buyer = contextFor(market.infra, await addPerson(market.infra));
  const lines = [{ productId: parcels[0]!.lines[0]!.productId, quantity: 1 }];
  const { id: quoteId } = await createQuote(buyer, { lines, address });
  const { orderId } = await startSession(buyer, { quoteId });
  await market.infra.db.update(orders).set({ createdAt: new Date() }).where(eq(orders.id, orderId));
  expect(await found({})).not.toContain(orderId);
  expect(await found({ state: "unpaid" })).toContain(orderId);
  expect(await found({ state: "cancelled" })).not.toContain(orderId);
});

test("filters narrow by state, vendor, buyer, country, day, total and what is to be done", async () => {
  const { orderId, buyer, sellers, parcels } = await sellOne(77_700);
  const total = (await list()).items.find(({ id }) => id === orderId)!.totalCents;
  const today = market.infra.clock.now().toISOString().slice(0, 10);
  const vendorId = sellers[0]!.caller.vendor!.id;
  expect(await found({ vendorId, state: "processing" })).toEqual([orderId]);
  expect(await found({ vendorId, state: "shipped" })).toEqual([]);
  expect(await found({ buyerId: buyer.caller.userId })).toEqual([orderId]);
  expect(await found({ vendorId, country: address.country, from: today, to: today })).toEqual([orderId]);
  expect(await found({ vendorId, country: "JP" })).toEqual([]);
  const vendorName = sellers[0]!.caller.vendor!.companyName.slice(2).toUpperCase();
  const buyerName = buyer.caller.email.slice(0, 20).toUpperCase();
  expect(await found({ vendorName, buyerName })).toEqual([orderId]);
  expect(await found({ vendorName: "no such vendor", buyerName })).toEqual([]);
  expect(await found({ vendorName, buyerName: "nobody%" })).toEqual([]);
  expect(await found({ vendorId, to: "2020-01-01" })).toEqual([]);
  expect(await found({ leastCents: total, mostCents: total })).toEqual([orderId]);
  expect(await found({ vendorId, attention: "late" })).toEqual([]);
  market.clock.advance(30 * 86_400_000);
  expect(await found({ vendorId, attention: "late" })).toEqual([orderId]);
  expect(await found({ vendorId, attention: "dispute" })).toEqual([]);
  await dispute(market, orderId);
  expect(await found({ vendorId, attention: "dispute" })).toEqual([orderId]);
  expect(parcels).toHaveLength(1);
});

test("pages follow each other without a gap or a repetition, in each order", async () => {
  for (let count = 0; count < 28; count += 1) await sellOne(1_000 + (count % 3));
  for (const sort of ["newest", "oldest", "highest"] as const) {
    const seen: { number: number; totalCents: number }[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ sort, ...(cursor ? { cursor } : {}) });
      seen.push(...page.items);
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(new Set(seen.map(({ number }) => number)).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(28);
    const sorted = seen.toSorted((a, b) =>
      sort === "highest"
        ? b.totalCents - a.totalCents || b.number - a.number
        : (a.number - b.number) * (sort === "newest" ? -1 : 1),
    );
    expect(seen).toEqual(sorted);
  }
});
