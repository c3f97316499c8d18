import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cancelSession } from "#domains/checkout/server/cancel-session.ts";
import { createQuote } from "#domains/checkout/server/create-quote.ts";
import { settleSession } from "#domains/checkout/server/settle-session.ts";
import { startSession } from "#domains/checkout/server/start-session.ts";
import { refundParcel } from "#domains/orders/server/refund-parcel.ts";
import { orderItems, parcels } from "#domains/orders/server/tables.ts";
import type { PromotionDraft } from "#domains/promotions/contract.ts";
import { AppError } from "#kernel/errors.ts";
import { emails } from "#platform/email/tables.ts";
import type { Person } from "#platform/rpc/context.ts";
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
import { createPlatformPromotion } from "./create-platform-promotion.ts";
import { createPromotion } from "./create-promotion.ts";
import { listFeatured } from "./list-featured.ts";
import { listProductPromotions } from "./list-product-promotions.ts";
import { movePromotion } from "./move-promotion.ts";
import { movePromotionAsAdmin } from "./move-promotion-as-admin.ts";
import { setMyFeatured } from "./set-my-featured.ts";
import { promotions } from "./tables.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "fine",
    (error) => (error instanceof AppError ? error.code : String(error)),
  );
const draft = (more: Partial<PromotionDraft> = {}): PromotionDraft => ({
  name: "Harvest week",
  kind: "percent",
  percentBasisPoints: 2_000,
  productIds: [],
  categoryIds: [],
  isFirstOrderOnly: false,
  leastCents: 0,
  ...more,
});
let codes = 0;
const newCode = () => `CODE-${++codes}`;

async function openShop(priceCents = 2_000, stock = 200) {
  const seller = await addVendor(market.infra, { planType: "premium" });
  const product = await addProduct(market.infra, seller.vendor.id, { priceCents, stock });
  return { seller, product, ctx: contextFor(market.infra, seller) };
}

async function quoteFor(
  buyer: Person,
  productId: string,
  { quantity = 2, code }: { quantity?: number; code?: string } = {},
) {
  const ctx = contextFor(market.infra, buyer);
  return { ctx, quote: await createQuote(ctx, { lines: [{ productId, quantity }], address, code }) };
}

async function buy(buyer: Person, productId: string, more: { quantity?: number; code?: string } = {}) {
  const { ctx, quote } = await quoteFor(buyer, productId, more);
  const { orderId, url } = await startSession(ctx, { quoteId: quote.id });
  expect((await payHostedPage(market, url)).result).toBe("paid");
  expect((await settleSession(ctx, { orderId })).state).toBe("paid");
  return { quote, orderId };
}
const stateOf = async (promotionId: string) =>
  (await market.infra.db.select().from(promotions).where(eq(promotions.id, promotionId)))[0]!;

test("a vendor's code lowers what is paid, the commission and what the vendor gets; a partial refund gives its share back", async () => {
  const { product, seller, ctx } = await openShop();
  const code = newCode();
  const { id } = await createPromotion(ctx, draft({ code }));
  const before = await readFigures(market.infra);
  const { quote, orderId } = await buy(await addPerson(market.infra), product.id, { code });
  expect(quote).toMatchObject({ goodsCents: 3_200, codeProblem: null });
  expect(quote.promotions).toMatchObject([{ promotionId: id, vendorId: seller.vendor.id, code, cents: 800 }]);
  const after = await readFigures(market.infra);
  const moved = (account: string) => (after.balances[account] ?? 0) - (before.balances[account] ?? 0);
  // 8% of 32.00.
  expect(moved("commission_revenue")).toBe(-256);
  expect(await stateOf(id)).toMatchObject({ usedCount: 1, spentCents: 800 });

  const [line] = await market.infra.db.select().from(orderItems).where(eq(orderItems.orderId, orderId));
  await refundParcel(ctx, {
    parcelId: line!.parcelId,
    requestId: crypto.randomUUID(),
    lines: [{ lineId: line!.id, quantity: 1 }],
    shippingCents: 0,
    restocks: true,
    reason: "One was broken",
  });
  await market.runJobs();
  const [refunded] = await market.infra.db.select().from(orderItems).where(eq(orderItems.id, line!.id));
  expect(refunded).toMatchObject({ refundedCents: 1_600, refundedCommissionCents: 128 });
  const figures = await readFigures(market.infra);
  expect(figures.ledgerSum).toBe(0);
  expect(figures.differences).toEqual({ stock: 0, ledger: 0, refunds: 0 });
});

test("the platform's promotion comes out of its commission and never above it: the vendor gets what it would have got", async () => {
  const admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  const { product, seller } = await openShop();
  const code = newCode();
  await createPlatformPromotion(admin, {
    ...draft({ code, percentBasisPoints: 5_000 }),
    vendorIds: [seller.vendor.id],
  });
  const { orderId, quote } = await buy(await addPerson(market.infra), product.id, { code });
  // Half was promised, the commission of 8% is what there is.
  expect(quote.promotions).toMatchObject([{ vendorId: null, cents: 320 }]);
  const [line] = await market.infra.db.select().from(orderItems).where(eq(orderItems.orderId, orderId));
  expect(line).toMatchObject({ totalPriceCents: 3_680, platformDiscountCents: 320, commissionCents: 0 });
  const [parcel] = await market.infra.db.select().from(parcels).where(eq(parcels.orderId, orderId));
  expect(parcel!.shippingSubsidyCents).toBe(0);
});

test("of fifty buyers at once as many as the limit get it, and the budget holds", async () => {
  const { product, ctx } = await openShop();
  const [limited, bounded] = [newCode(), newCode()];
  const byUses = await createPromotion(ctx, draft({ code: limited, mostUses: 7 }));
  const byBudget = await createPromotion(ctx, draft({ code: bounded, budgetCents: 2_000 }));
  const attempt = async (code: string) => {
    const { ctx: buying, quote } = await quoteFor(await addPerson(market.infra), product.id, { code });
    if (quote.promotions.length === 0) return "without";
    return codeOf(startSession(buying, { quoteId: quote.id }));
  };
  const results = await Promise.all(
    Array.from({ length: 50 }, (_, index) => attempt(index % 2 === 0 ? limited : bounded)),
  );
  expect(results.filter((result) => result === "fine")).toHaveLength(7 + 2);
  expect(new Set(results)).toEqual(
    new Set(["fine", "CART_CHANGED", ...(results.includes("without") ? ["without"] : [])]),
  );
  expect(await stateOf(byUses.id)).toMatchObject({ usedCount: 7, spentCents: 5_600 });
  // 8.00 each: a third would be above 20.00.
  expect(await stateOf(byBudget.id)).toMatchObject({ usedCount: 2, spentCents: 1_600 });
});

test("an unpaid order gives its use back, and doesn't stand in the way of its own buyer meanwhile", async () => {
  const { product, ctx } = await openShop();
  const code = newCode();
  const { id } = await createPromotion(ctx, draft({ code, mostUses: 1, mostUsesPerBuyer: 1 }));
  const buyer = await addPerson(market.infra);
  const first = await quoteFor(buyer, product.id, { code });
  const { orderId } = await startSession(first.ctx, { quoteId: first.quote.id });
  expect((await stateOf(id)).usedCount).toBe(1);
  // The same buyer with another cart: the open payment ends, and the code is theirs again.
  const second = await quoteFor(buyer, product.id, { code, quantity: 3 });
  expect(second.quote.promotions).toHaveLength(1);
  const another = await startSession(second.ctx, { quoteId: second.quote.id });
  expect(another.orderId).not.toBe(orderId);
  expect(await stateOf(id)).toMatchObject({ usedCount: 1, spentCents: 1_200 });
  const other = await quoteFor(await addPerson(market.infra), product.id, { code });
  expect(other.quote.codeProblem).toBe("usedUp");
  await cancelSession(second.ctx, { orderId: another.orderId });
  expect(await stateOf(id)).toMatchObject({ usedCount: 0, spentCents: 0 });
  await buy(buyer, product.id, { code });
  expect((await quoteFor(buyer, product.id, { code })).quote.codeProblem).toBe("usedUp");
});

test("why a code takes nothing off", async () => {
  const { product, ctx } = await openShop();
  const buyer = await addPerson(market.infra);
  const problem = async (code: string, more: { quantity?: number } = {}) =>
    (await quoteFor(buyer, product.id, { code, ...more })).quote.codeProblem;
  expect(await problem("NOBODYS")).toBe("unknown");
  const [least, once, first, elsewhere, better] = Array.from({ length: 5 }, newCode) as [
    string,
    string,
    string,
    string,
    string,
  ];
  await createPromotion(ctx, draft({ code: least, leastCents: 100_000 }));
  expect(await problem(least)).toBe("tooLittle");
  await createPromotion(ctx, draft({ code: first, isFirstOrderOnly: true }));
  expect(await problem(first)).toBeNull();
  await createPromotion(ctx, draft({ code: once, mostUsesPerBuyer: 1 }));
  await buy(buyer, product.id, { code: once });
  expect(await problem(once)).toBe("usedByYou");
  expect(await problem(first)).toBe("notFirstOrder");
  await createPromotion(ctx, draft({ code: elsewhere, categoryIds: ["equipment"] }));
  expect(await problem(elsewhere)).toBe("notForThese");
  await createPromotion(ctx, draft({ percentBasisPoints: 3_000 }));
  await createPromotion(ctx, draft({ code: better, percentBasisPoints: 1_000 }));
  expect(await problem(better)).toBe("betterOne");
});

test("who may start and stop what", async () => {
  const { product, ctx } = await openShop();
  const freemium = await addVendor(market.infra, { planType: "freemium" });
  expect(await codeOf(createPromotion(contextFor(market.infra, freemium), draft()))).toBe("FORBIDDEN");
  const other = await openShop();
  expect(await codeOf(createPromotion(ctx, draft({ productIds: [other.product.id] })))).toBe("NOT_FOUND");
  const code = newCode();
  const mine = await createPromotion(ctx, draft({ code }));
  expect(await codeOf(createPromotion(other.ctx, draft({ code })))).toBe("BAD_REQUEST");
  expect(await codeOf(movePromotion(other.ctx, { promotionId: mine.id, move: "end" }))).toBe("NOT_FOUND");
  expect((await movePromotion(ctx, { promotionId: mine.id, move: "pause" })).phase).toBe("paused");
  expect((await quoteFor(await addPerson(market.infra), product.id, { code })).quote.codeProblem).toBe(
    "unknown",
  );
  const admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  const stopped = {
    promotionId: mine.id,
    move: "end" as const,
    reason: "It promises what it does not keep.",
  };
  expect((await movePromotionAsAdmin(admin, stopped)).phase).toBe("over");
  expect(await codeOf(movePromotion(ctx, { promotionId: mine.id, move: "resume" }))).toBe("CONFLICT");
  const mails = await market.infra.db.select().from(emails).where(eq(emails.recipient, ctx.caller.email));
  expect(mails.some(({ text }) => text.includes(stopped.reason))).toBe(true);
  // Ended, its code is free again.
  await createPromotion(other.ctx, draft({ code }));
});

test("a product's page names what applies by itself, and no code", async () => {
  const { product, ctx } = await openShop();
  await createPromotion(ctx, draft({ code: newCode() }));
  const bySelf = await createPromotion(
    ctx,
    draft({ kind: "buyXGetY", percentBasisPoints: undefined, buyUnits: 2, getUnits: 1 }),
  );
  await createPromotion(ctx, draft({ categoryIds: ["equipment"] }));
  const { items } = await listProductPromotions(ctx, { productId: product.id });
  expect(items.map(({ id }) => id)).toEqual([bySelf.id]);
  const { quote } = await quoteFor(await addPerson(market.infra), product.id, { quantity: 7 });
  expect(quote.promotions[0]!.cents).toBe(4_000);
});

test("featured products: as many as the plan has places, only one's own, one of each vendor, none that can't be bought", async () => {
  const { product, seller, ctx } = await openShop();
  const more = await addProduct(market.infra, seller.vendor.id, { stock: 5 });
  const soldOut = await addProduct(market.infra, seller.vendor.id, { stock: 0 });
  const other = await openShop();
  expect(await codeOf(setMyFeatured(ctx, { productIds: [other.product.id] }))).toBe("NOT_FOUND");
  const many = await Promise.all(Array.from({ length: 4 }, () => addProduct(market.infra, seller.vendor.id)));
  expect(await codeOf(setMyFeatured(ctx, { productIds: many.map(({ id }) => id) }))).toBe("BAD_REQUEST");
  expect((await setMyFeatured(ctx, { productIds: [product.id, more.id, soldOut.id] })).most).toBe(3);
  await setMyFeatured(other.ctx, { productIds: [other.product.id] });
  const seen = new Set<string>();
  for (let hour = 0; hour < 30; hour++) {
    const { items } = await listFeatured(ctx, {});
    expect(new Set(items.map(({ vendor }) => vendor.id)).size).toBe(items.length);
    for (const { id } of items) seen.add(id);
    market.clock.advance(3_600_000);
  }
  expect([product.id, more.id, other.product.id].every((id) => seen.has(id))).toBe(true);
  expect(seen.has(soldOut.id)).toBe(false);
  expect(await setMyFeatured(ctx, { productIds: [] })).toMatchObject({ products: [] });
});
