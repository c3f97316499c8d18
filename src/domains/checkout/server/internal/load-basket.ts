import type { ProductCard } from "#domains/catalogue/contract.ts";
import { listProductCards } from "#domains/catalogue/server/product-cards.ts";
import type { ShippingAddress } from "#domains/orders/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import type { Doors } from "#platform/rpc/context.ts";
import type { PricedBasket } from "../price-basket.ts";
import { priceGoods } from "./price-goods.ts";

export type WantedLine = { productId: string; quantity: number; seenPriceCents?: number | undefined };
type Outside = Pick<Doors, "db" | "clock">;
export type Destination = Pick<ShippingAddress, "country" | "state">;

/**
 * Prices the wanted lines from what is on sale now. EMPTY_CART; CART_CHANGED when a product is not sold any more, its
 * vendor is away or it costs more than the buyer saw; OUT_OF_STOCK with what is left.
 */
export async function loadBasket(
  doors: Outside,
  wanted: WantedLine[],
  address: Destination,
): Promise<PricedBasket> {
  const demands = mergeDemands(wanted);
  if (demands.length === 0) throw new AppError("EMPTY_CART");
  const cards = await readCards(doors, demands);
  const short: { productId: string; available: number }[] = [];
  const goods = demands.map(({ productId, quantity, seenPriceCents }) => {
    const card = cards.get(productId);
    if (!card || card.backOn || (seenPriceCents !== undefined && card.priceCents > seenPriceCents))
      throw new AppError("CART_CHANGED");
    if (card.stockQuantity < quantity) short.push({ productId, available: card.stockQuantity });
    return { card, quantity };
  });
  if (short.length > 0) throw new AppError("OUT_OF_STOCK", { lines: short });
  return priceGoods(doors.db, goods, address);
}

/** The same prices for what can be bought of the wanted lines: of fewer left, what is left; without what can't be bought at all. */
export async function estimateBasket(
  doors: Outside,
  wanted: WantedLine[],
  address: Destination,
): Promise<PricedBasket> {
  const demands = mergeDemands(wanted);
  const cards = await readCards(doors, demands);
  const goods = demands.flatMap((demand) => {
    const card = cards.get(demand.productId);
    const quantity = Math.min(demand.quantity, card?.stockQuantity ?? 0);
    return card && !card.backOn && quantity > 0 ? { card, quantity } : [];
  });
  return priceGoods(doors.db, goods, address);
}

async function readCards(doors: Outside, demands: WantedLine[]): Promise<Map<string, ProductCard>> {
  const cards = await listProductCards(
    doors,
    demands.map((line) => line.productId),
  );
  return new Map(cards.map((card) => [card.id, card]));
}

/** One demand a product: two lines of the same would each pass the stock check alone. */
function mergeDemands(wanted: WantedLine[]): WantedLine[] {
  const merged = new Map<string, WantedLine>();
  for (const line of wanted) {
    const before = merged.get(line.productId);
    merged.set(line.productId, { ...line, quantity: line.quantity + (before?.quantity ?? 0) });
  }
  return [...merged.values()];
}
