import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#domains/listings/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { addPerson, addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { getMyFeatured } from "./get-my-featured.ts";
import { listFeatured } from "./list-featured.ts";
import { setMyFeatured } from "./set-my-featured.ts";

let market: TestMarket;
let visitor: Ctx;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  visitor = { ...contextFor(market.infra, await addPerson(market.infra)), caller: { kind: "visitor" } };
});
afterAll(() => market.close());

const hour = 3_600_000;
const shownNow = async () => (await listFeatured(visitor, {})).items.map(({ id }) => id);
/** In how many of so many hours each product was shown. */
async function shownOver(hours: number): Promise<Map<string, number>> {
  const seen = new Map<string, number>();
  for (let turn = 0; turn < hours; turn++) {
    for (const id of await shownNow()) seen.set(id, (seen.get(id) ?? 0) + 1);
    market.clock.advance(hour);
  }
  return seen;
}

async function openShop(planType: "premium" | "enterprise" = "premium") {
  const seller = await addVendor(market.infra, { planType });
  const product = await addProduct(market.infra, seller.vendor.id, { stock: 5 });
  const ctx = contextFor(market.infra, seller);
  const setVendor = (change: Partial<typeof vendors.$inferInsert>) =>
    market.infra.db.update(vendors).set(change).where(eq(vendors.id, seller.vendor.id));
  return { ctx, productId: product.id, setVendor };
}

test("a featured listing over its period: it starts when it is chosen, takes turns with all others, pauses with what hides it, and ends with the choice or the plan", async () => {
  const shops = [await openShop("enterprise")];
  for (let left = 7; left > 0; left--) shops.push(await openShop());
  const [mine, ...others] = shops as [Awaited<ReturnType<typeof openShop>>];
  for (const { ctx, productId } of others) await setMyFeatured(ctx, { productIds: [productId] });
  expect((await shownOver(20)).has(mine.productId)).toBe(false);

  // It starts at once among the others, for everybody the same within the hour.
  await setMyFeatured(mine.ctx, { productIds: [mine.productId] });
  expect(await shownNow()).toEqual(await shownNow());
  const seen = await shownOver(120);
  const times = shops.map(({ productId }) => seen.get(productId) ?? 0);
  expect(times.reduce((sum, one) => sum + one, 0)).toBe(120 * 4);
  // Four of eight each hour: half of the time, whatever a vendor pays.
  expect(Math.min(...times)).toBeGreaterThan(35);
  expect(Math.max(...times)).toBeLessThan(85);

  const setProduct = (change: Partial<typeof products.$inferInsert>) =>
    market.infra.db.update(products).set(change).where(eq(products.id, mine.productId));
  const isShown = async () => (await shownOver(30)).has(mine.productId);
  for (const [hide, show] of [
    [() => setProduct({ isActive: false }), () => setProduct({ isActive: true })],
    [() => mine.setVendor({ pausedAt: new Date() }), () => mine.setVendor({ pausedAt: null })],
    // The choice stays when the plan ends, and counts again with the next one.
    [() => mine.setVendor({ planType: "basic" }), () => mine.setVendor({ planType: "premium" })],
  ] as const) {
    await hide();
    expect(await isShown()).toBe(false);
    await show();
    expect(await isShown()).toBe(true);
  }
  expect(await getMyFeatured(mine.ctx)).toMatchObject({ products: [{ id: mine.productId }] });

  await setMyFeatured(mine.ctx, { productIds: [] });
  expect(await isShown()).toBe(false);
});

test("a smaller plan shows no more of the chosen ones than it has places", async () => {
  const { ctx, productId, setVendor } = await openShop("enterprise");
  const vendorId = ctx.caller.vendor!.id;
  const more = await Promise.all(Array.from({ length: 6 }, () => addProduct(market.infra, vendorId)));
  market.clock.advance(hour);
  await setMyFeatured(ctx, { productIds: [productId, ...more.map(({ id }) => id)] });
  const own = new Set([productId, ...more.map(({ id }) => id)]);
  const ownShown = async () => [...(await shownOver(200)).keys()].filter((id) => own.has(id));
  expect((await ownShown()).length).toBe(7);
  await setVendor({ planType: "premium" });
  expect((await ownShown()).sort()).toEqual(
    (await getMyFeatured(ctx)).products
      .slice(0, 3)
      .map(({ id }) => id)
      .sort(),
  );
});
