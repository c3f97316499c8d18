import type { CartLine, CartView } from "#domains/cart/contract.ts";
import type { CartItem } from "./cart-state.ts";

/** A product of an earlier order, and how many of it were bought. */
export type BoughtLine = { productId: string; name: string; quantity: number };

/** Why the cart has fewer of a product than were bought, or none. */
export type Shortfall = BoughtLine & {
  reason: "gone" | "sold_out" | "vendor_away" | "fewer_left" | "over_limit" | "cart_full";
  /** How many of it the cart has now. */
  inCart: number;
  /** When its vendor is back. */
  backOn: string | null;
};

/**
 * What buying again puts into a cart, at today's prices: as many of each product as were bought, bounded by stock and the
 * vendor's limit (R65). What the cart has already counts, so a second press adds nothing, and a larger quantity stays.
 * `view`: what was bought, as `priceCart` prices it now.
 */
export function planBuyAgain(
  bought: readonly BoughtLine[],
  view: Pick<CartView, "vendors">,
  held: readonly CartItem[],
  maxLines: number,
): { puts: CartItem[]; shortfalls: Shortfall[] } {
  const offers = new Map(view.vendors.flatMap(({ lines }) => lines).map((line) => [line.productId, line]));
  const puts: CartItem[] = [];
  const shortfalls: Shortfall[] = [];
  let free = maxLines - held.length;
  for (const line of bought) {
    const offer = offers.get(line.productId);
    const before = held.find(({ productId }) => productId === line.productId)?.quantity ?? 0;
    const most = offer ? buyableOf(offer) : 0;
    const fits = before > 0 || free > 0;
    if (offer && most > before && fits) {
      if (before === 0) free -= 1;
      puts.push(itemOf(offer, most));
    }
    const inCart = fits ? Math.max(before, most) : 0;
    if (inCart >= line.quantity) continue;
    const reason = reasonOf(offer, most > 0 && !fits);
    const { productId, quantity } = line;
    const name = offer?.name ?? line.name;
    shortfalls.push({ productId, name, quantity, reason, inCart, backOn: offer?.backOn ?? null });
  }
  return { puts, shortfalls };
}

/** How many of the units that were bought can be bought now. */
function buyableOf({ quantity, stockQuantity, mostUnits, backOn }: CartLine): number {
  return backOn ? 0 : Math.max(Math.min(quantity, stockQuantity, mostUnits ?? quantity), 0);
}

function reasonOf(offer: CartLine | undefined, isFull: boolean): Shortfall["reason"] {
  if (isFull) return "cart_full";
  const problem = offer?.problem;
  // Priced without a price that was seen, a line can't have one that rose or fell.
  return !problem || problem === "price_rose" || problem === "price_fell" ? "gone" : problem;
}

function itemOf(
  { productId, name, priceCents, imageUrl, stockQuantity }: CartLine,
  quantity: number,
): CartItem {
  return { productId, name, priceCents, imageUrl, stockQuantity, quantity };
}
