import type { ProductCard } from "#domains/catalogue/contract.ts";
import { listProductCards } from "#domains/catalogue/server/product-cards.ts";
import { listOwnHolds } from "#domains/inventory/server/list-own-holds.ts";
import { orderTotals } from "#domains/orders/order-limits.ts";
import { findOrderLimit } from "#domains/orders/server/find-order-limit.ts";
import { AppError } from "#kernel/errors.ts";
import type { Infra, SignedInCtx } from "#platform/rpc/context.ts";
import type { PricedBasket } from "../price-basket.ts";
import { type Destination, priceGoods } from "./price-goods.ts";

export type WantedLine = { productId: string; quantity: number; seenPriceCents?: number | undefined };
type Outside = Pick<Infra, "db" | "clock">;

/** The bounds of one purchase (R58); the total in cents, which an administrator may raise for a buyer. */
const most = { lines: 50, units: 99, total: orderTotals.usual };

/**
 * Prices the wanted lines from what is on sale now. EMPTY_CART; ORDER_LIMIT above the bounds of one purchase;
 * CART_CHANGED when a product is no longer sold, its vendor is away or it costs more than the buyer saw; OWN_PRODUCT;
 * OUT_OF_STOCK with the remaining quantity, to which the buyer's own unfinished payment does not count.
 */
export async function loadBasket(
  ctx: SignedInCtx,
  wanted: WantedLine[],
  address: Destination,
): Promise<PricedBasket> {
  const demands = mergeDemands(wanted);
  if (demands.length === 0) throw new AppError("EMPTY_CART");
  assertWithin("lines", demands.length);
  for (const { quantity } of demands) assertWithin("units", quantity);
  const cards = await readCards(ctx, demands);
  const held = await listOwnHolds(ctx, ctx.caller.userId, [...cards.keys()]);
  const short: { productId: string; available: number }[] = [];
  const goods = demands.map(({ productId, quantity, seenPriceCents }) => {
    const card = cards.get(productId);
    if (!card || card.backOn || (seenPriceCents !== undefined && card.priceCents > seenPriceCents))
      throw new AppError("CART_CHANGED");
    if (card.vendor.id === ctx.caller.vendor?.id) throw new AppError("OWN_PRODUCT");
    const available = card.stockQuantity + (held.get(productId) ?? 0);
    if (available < quantity) short.push({ productId, available });
    return { card, quantity };
  });
  if (short.length > 0) throw new AppError("OUT_OF_STOCK", { lines: short });
  const basket = await priceGoods(ctx.db, goods, address);
  if (basket.totalCents > most.total) assertWithin("total", basket.totalCents, await findOrderLimit(ctx));
  return basket;
}

function assertWithin(limit: keyof typeof most, found: number, bound: number = most[limit]): void {
  if (found > bound) throw new AppError("ORDER_LIMIT", { limit, most: bound });
}

/** The same prices for the lines that can be bought: reduced to the remaining stock, without unavailable products. */
export async function estimateBasket(
  infra: Outside,
  wanted: WantedLine[],
  address: Destination,
): Promise<PricedBasket> {
  const demands = mergeDemands(wanted);
  const cards = await readCards(infra, demands);
  const goods = demands.flatMap((demand) => {
    const card = cards.get(demand.productId);
    const quantity = Math.min(demand.quantity, card?.stockQuantity ?? 0);
    return card && !card.backOn && quantity > 0 ? { card, quantity } : [];
  });
  return priceGoods(infra.db, goods, address);
}

async function readCards(infra: Outside, demands: WantedLine[]): Promise<Map<string, ProductCard>> {
  const cards = await listProductCards(
    infra,
    demands.map((line) => line.productId),
  );
  return new Map(cards.map((card) => [card.id, card]));
}

/** One demand per product: two lines of the same product would each pass the stock check alone. */
function mergeDemands(wanted: WantedLine[]): WantedLine[] {
  const merged = new Map<string, WantedLine>();
  for (const line of wanted) {
    const before = merged.get(line.productId);
    merged.set(line.productId, { ...line, quantity: line.quantity + (before?.quantity ?? 0) });
  }
  return [...merged.values()];
}
