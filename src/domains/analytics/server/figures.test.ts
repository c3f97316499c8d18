import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addProductView } from "#domains/catalogue/server/add-product-view.ts";
import { orderItems, parcels } from "#domains/orders/server/tables.ts";
import { vendorSubscriptions } from "#domains/plans/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Person } from "#platform/rpc/context.ts";
import { addPerson, addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { type WrittenSale, writeSale } from "../../../../tests/support/write-sale.ts";
import { addDays, dayOf } from "../periods.ts";
import { exportVendorAnalytics } from "./export-vendor-analytics.ts";
import { getVendorAnalytics } from "./get-vendor-analytics.ts";
import { getVendorOverview } from "./get-vendor-overview.ts";
import { listVendorSales } from "./list-vendor-sales.ts";
import { productDays, searchTermDays } from "./tables.ts";

type Owner = Awaited<ReturnType<typeof addVendor>>;
let market: TestMarket;
let seller: Owner;
let rival: Owner;
const goods: Record<"geisha" | "bourbon" | "other", string> = { geisha: "", bourbon: "", other: "" };
let today: string;

const daysAgo = (days: number) => addDays(today, -days);
const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const ask = (owner: Owner, planType = "premium") =>
  contextFor(market.infra, { ...owner, vendor: { ...owner.vendor, planType } });

async function bought(
  buyer: Person,
  day: string | Date,
  status: WrittenSale["status"],
  ...lines: [keyof typeof goods, number, number][]
) {
  return writeSale(market.infra, {
    buyer,
    status,
    at: typeof day === "string" ? noon(day) : day,
    lines: lines.map(([name, quantity, unitPriceCents]) => ({
      vendorId: name === "other" ? rival.vendor.id : seller.vendor.id,
      productId: goods[name],
      quantity,
      unitPriceCents,
    })),
  });
}

/** One of several units was refunded. */
async function createRefund(orderId: string, cents: number, commissionCents: number) {
  await market.infra.db
    .update(orderItems)
    .set({ refundedQuantity: 1, refundedCents: cents, refundedCommissionCents: commissionCents })
    .where(eq(orderItems.orderId, orderId));
}

/** The market from which the figures below were computed by hand. */
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  const { infra } = market;
  today = dayOf(infra.clock.now());
  seller = await addVendor(infra);
  rival = await addVendor(infra);
  goods.geisha = (await addProduct(infra, seller.vendor.id, { name: "=Geisha", stock: 3 })).id;
  goods.bourbon = (await addProduct(infra, seller.vendor.id, { name: "Bourbon", stock: 0 })).id;
  goods.other = (await addProduct(infra, rival.vendor.id)).id;
  const [ada, bea, cai] = [await addPerson(infra), await addPerson(infra), await addPerson(infra)];
  // Before the last 30 days: 20.00.
  await bought(ada, daysAgo(40), "delivered", ["geisha", 1, 2_000]);
  // Within: 60.00 less 20.00 refunded, 15.00 of a basket of two vendors, 10.00 today.
  const returned = await bought(ada, daysAgo(20), "delivered", ["geisha", 3, 2_000]);
  await createRefund(returned, 2_000, 200);
  await bought(
    bea,
    new Date(`${daysAgo(20)}T13:00:00Z`),
    "shipped",
    ["bourbon", 1, 1_500],
    ["other", 2, 900],
  );
  await bought(cai, infra.clock.now(), "processing", ["bourbon", 1, 1_000]);
  // Never paid, cancelled, another vendor's.
  await bought(await addPerson(infra), daysAgo(5), "pending", ["geisha", 9, 2_000]);
  await bought(cai, daysAgo(5), "cancelled", ["geisha", 8, 2_000]);
  await bought(cai, daysAgo(5), "delivered", ["other", 7, 900]);
  const views: [keyof typeof goods, number, number][] = [
    ["geisha", 20, 3],
    ["bourbon", 20, 1],
    ["geisha", 35, 2],
    ["other", 20, 5],
  ];
  for (const [name, ago, count] of views)
    for (let n = 0; n < count; n++)
      await addProductView(infra, { productId: goods[name], day: daysAgo(ago) });
  await infra.db.insert(productDays).values([
    { productId: goods.geisha, day: daysAgo(20), cartAdds: 2, stockOuts: 0 },
    { productId: goods.bourbon, day: daysAgo(3), cartAdds: 1, stockOuts: 1 },
    { productId: goods.other, day: daysAgo(3), cartAdds: 50, stockOuts: 50 },
  ]);
  await infra.db.insert(searchTermDays).values([
    { vendorId: seller.vendor.id, day: daysAgo(20), term: "geisha", openings: 2 },
    { vendorId: seller.vendor.id, day: daysAgo(3), term: "honey", openings: 3 },
    { vendorId: seller.vendor.id, day: daysAgo(35), term: "honey", openings: 9 },
    { vendorId: rival.vendor.id, day: daysAgo(3), term: "secret", openings: 99 },
  ]);
});
afterAll(() => market.close());

test("the overview: sales are paid goods minus refunds; fees of what is delivered; what waits", async () => {
  const { infra } = market;
  await addProduct(infra, seller.vendor.id, { isApproved: false });
  const planExpiresAt = new Date(`${addDays(today, 20)}T00:00:00Z`);
  await infra.db.update(vendors).set({ planExpiresAt }).where(eq(vendors.id, seller.vendor.id));
  await infra.db
    .update(parcels)
    .set({ shipBy: noon(daysAgo(1)) })
    .where(eq(parcels.status, "processing"));
  const overview = await getVendorOverview(ask(seller));
  expect(overview).toMatchObject({
    products: { total: 3, onSale: 2, waiting: 1, rejected: 0, soldOut: 1, lowStock: 1 },
    totalSalesCents: 2_000 + 4_000 + 1_500 + 1_000,
    orderCount: 4,
    // A tenth of 20.00 and of the 40.00 that were kept.
    pendingCommissionCents: 200 + 400,
    ratingAverage: 0,
    reviewCount: 0,
    plan: {
      planType: "premium",
      monthlyFeeCents: 4_900,
      commissionBasisPoints: 800,
      expiresAt: planExpiresAt.toISOString(),
      isRenewed: false,
    },
    views: 4,
    parcelsToShip: 1,
    lateParcels: 1,
    canBePaidOut: false,
  });
  expect(
    overview.latestParcels.map(({ status, goodsCents, unitCount }) => [status, goodsCents, unitCount]),
  ).toEqual([
    ["processing", 1_000, 1],
    ["cancelled", 16_000, 8],
    ["shipped", 1_500, 1],
    ["delivered", 6_000, 3],
    ["delivered", 2_000, 1],
  ]);
  const subscription = { vendorId: seller.vendor.id, status: "active" };
  await infra.db.insert(vendorSubscriptions).values(subscription);
  expect(await getVendorOverview(ask(seller))).toMatchObject({ plan: { isRenewed: true } });
  await infra.db.update(vendorSubscriptions).set({ nextPlanType: "freemium" });
  expect(await getVendorOverview(ask(seller))).toMatchObject({ plan: { isRenewed: false } });
  await infra.db.delete(vendorSubscriptions);
  expect(await getVendorOverview(ask(seller, "enterprise"))).toMatchObject({
    plan: { monthlyFeeCents: null },
  });
  expect(await getVendorOverview(ask(seller, "golden"))).toMatchObject({
    plan: { planType: null, commissionBasisPoints: null },
  });
});

test("the advanced tier: 30 days by hand, beside the 30 days before", async () => {
  const figures = await getVendorAnalytics(ask(seller), {});
  expect(figures).toMatchObject({ tier: "advanced", from: daysAgo(29), to: today, unit: "day" });
  expect(figures.totals).toEqual({
    views: 4,
    orders: 3,
    revenueCents: 6_500,
    cartAdds: 3,
    conversionBasisPoints: 7_500,
    buyers: 3,
    // Ada bought before the period.
    repeatBuyers: 1,
    stockOuts: 1,
  });
  expect(figures.before).toEqual({
    views: 2,
    orders: 1,
    revenueCents: 2_000,
    cartAdds: 0,
    conversionBasisPoints: 5_000,
    buyers: 1,
    repeatBuyers: 0,
    stockOuts: 0,
  });
  expect(figures.points).toHaveLength(30);
  expect(figures.points.filter(({ orders, views, cartAdds }) => orders + views + cartAdds! > 0)).toEqual([
    { start: daysAgo(20), views: 4, cartAdds: 2, orders: 2, revenueCents: 5_500 },
    { start: daysAgo(3), views: 0, cartAdds: 1, orders: 0, revenueCents: 0 },
    { start: today, views: 0, cartAdds: 0, orders: 1, revenueCents: 1_000 },
  ]);
  expect(figures.topProducts).toEqual([
    { id: goods.geisha, name: "=Geisha", units: 2, revenueCents: 4_000, views: 3 },
    { id: goods.bourbon, name: "Bourbon", units: 2, revenueCents: 2_500, views: 1 },
  ]);
  expect(figures.searchTerms).toEqual([
    { term: "honey", openings: 3 },
    { term: "geisha", openings: 2 },
  ]);
  expect(figures.stockOutProducts).toEqual([
    { id: goods.bourbon, name: "Bourbon", stockOuts: 1, available: 0 },
  ]);
});

test("two orders within the period are a repeat too; days end at midnight in UTC", async () => {
  const [early, late] = [daysAgo(200), daysAgo(199)];
  const dan = await addPerson(market.infra);
  await bought(dan, new Date(`${early}T23:59:59.999Z`), "delivered", ["geisha", 1, 2_000]);
  await bought(dan, new Date(`${late}T00:00:00.000Z`), "delivered", ["geisha", 1, 2_000]);
  const of = async (from: string, to: string) => (await getVendorAnalytics(ask(seller), { from, to })).totals;
  expect(await of(early, late)).toMatchObject({ orders: 2, buyers: 1, repeatBuyers: 1 });
  expect(await of(early, early)).toMatchObject({ orders: 1, revenueCents: 2_000, repeatBuyers: 0 });
  expect(await of(late, late)).toMatchObject({
    orders: 1,
    revenueCents: 2_000,
    repeatBuyers: 1,
    conversionBasisPoints: null,
  });
});

test("a smaller plan's figures stop where the plan does, whatever is requested", async () => {
  const basic = await getVendorAnalytics(ask(seller, "freemium"), {});
  expect(basic).toMatchObject({
    tier: "basic",
    totals: {
      views: 4,
      orders: 3,
      revenueCents: 6_500,
      cartAdds: null,
      conversionBasisPoints: null,
      buyers: null,
      repeatBuyers: null,
      stockOuts: null,
    },
    before: null,
    topProducts: null,
    searchTerms: null,
    stockOutProducts: null,
  });
  expect(new Set(basic.points.map(({ cartAdds }) => cartAdds))).toEqual(new Set([null]));
  const enhanced = await getVendorAnalytics(ask(seller, "basic"), {});
  expect(enhanced).toMatchObject({
    tier: "enhanced",
    totals: { cartAdds: 3, conversionBasisPoints: 7_500, buyers: null, stockOuts: null },
    before: null,
    topProducts: [{ name: "=Geisha" }, { name: "Bourbon" }],
    searchTerms: null,
    stockOutProducts: null,
  });
  expect((await getVendorAnalytics(ask(seller, "professional"), {})).tier).toBe("advanced");
  expect((await getVendorAnalytics(ask(seller, "golden"), {})).tier).toBe("basic");
});

test("the file has the plan's columns, a row a day, and nothing that a spreadsheet would run", async () => {
  const input = { from: daysAgo(20), to: daysAgo(19) };
  const { fileName, csv } = await exportVendorAnalytics(ask(seller), input);
  expect(fileName).toBe(`cafeto-figures-${daysAgo(20)}-${daysAgo(19)}.csv`);
  expect(csv).toBe(
    `day,views,cart_adds,orders,revenue_usd,stock_outs\n${daysAgo(20)},4,2,2,55.00,0\n${daysAgo(19)},0,0,0,0.00,0\n`,
  );
  expect((await exportVendorAnalytics(ask(seller, "freemium"), input)).csv.split("\n")[0]).toBe(
    "day,views,orders,revenue_usd",
  );
  expect((await exportVendorAnalytics(ask(seller, "basic"), input)).csv.split("\n")[0]).toBe(
    "day,views,cart_adds,orders,revenue_usd",
  );
});

test("sales over time: 30 days, 12 weeks from a Monday, 12 months from the first, all of them there", async () => {
  const read = async (unit: "day" | "week" | "month") =>
    (await listVendorSales(ask(seller), { unit })).points;
  const [days, weeks, months] = [await read("day"), await read("week"), await read("month")];
  expect([days.length, weeks.length, months.length]).toEqual([30, 12, 12]);
  const total = (points: typeof days) => points.reduce((sum, point) => sum + point.revenueCents, 0);
  expect(total(days)).toBe(6_500);
  expect(total(weeks)).toBe(8_500);
  expect(total(months)).toBe(12_500);
  expect(new Set(weeks.map(({ start }) => noon(start).getUTCDay()))).toEqual(new Set([1]));
  expect(new Set(months.map(({ start }) => start.slice(8)))).toEqual(new Set(["01"]));
});

test("a shop that has sold nothing has figures of nothing", async () => {
  const fresh = await addVendor(market.infra);
  expect(await getVendorOverview(ask(fresh))).toMatchObject({
    products: { total: 0 },
    totalSalesCents: 0,
    pendingCommissionCents: 0,
    views: 0,
    latestParcels: [],
  });
  const { totals, topProducts } = await getVendorAnalytics(ask(fresh), { period: "12m" });
  expect(totals).toMatchObject({ views: 0, orders: 0, conversionBasisPoints: null, buyers: 0 });
  expect(topProducts).toEqual([]);
});
