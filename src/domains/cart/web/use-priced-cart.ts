import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { queries } from "#client/queries.ts";
import type { CartLine, CartView } from "#domains/cart/contract.ts";
import { type CartItem, describeItem } from "./cart-state.ts";
import { cartLineInputs, cartStore, useCart } from "./cart-store.ts";

/** The items as the server prices them now. Requested on every view and after every change. */
export function usePriced(items: readonly CartItem[]) {
  const input = { lines: cartLineInputs(items) };
  const priced = useQuery({
    ...queries.cart.priceCart.queryOptions({ input, enabled: items.length > 0 }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnMount: "always",
  });
  const { data } = priced;
  useEffect(() => void (data && keepFacts(data)), [data]);
  return priced;
}

export function usePricedCart() {
  const cart = useCart();
  const priced = usePriced(cart.lines);
  const { data } = priced;
  const view = useMemo(() => data && asChangedHere(data, cart.lines), [data, cart.lines]);
  return { ...cart, priced, view };
}

/**
 * Removed lines and solved problems disappear at once: a later answer of the server must not move the rows under the
 * pointer. The sums follow when the server has priced the rest.
 */
function asChangedHere(view: CartView, lines: readonly CartItem[]): CartView {
  const held = new Map(lines.map((line) => [line.productId, line]));
  const isHeld = ({ productId }: { productId: string }) => held.has(productId);
  const vendors = view.vendors.map((vendor) => ({
    ...vendor,
    lines: vendor.lines
      .filter(isHeld)
      .map((line) => (isSolved(line, held.get(line.productId)!) ? { ...line, problem: null } : line)),
  }));
  return {
    ...view,
    vendors: vendors.filter((vendor) => vendor.lines.length > 0),
    gone: view.gone.filter(isHeld),
  };
}

function isSolved({ problem, priceCents, stockQuantity, mostUnits }: CartLine, held: CartItem): boolean {
  if (problem === "price_rose" || problem === "price_fell") return held.priceCents === priceCents;
  if (problem === "fewer_left") return held.quantity <= stockQuantity;
  return problem === "over_limit" && held.quantity <= mostUnits!;
}

/**
 * Stores the server's facts, so that the quantity rules follow the current stock. Not the price: a higher one
 * requires the buyer's consent.
 */
function keepFacts(view: CartView): void {
  cartStore.set((before) => {
    const held = new Map([...before.lines, ...before.saved].map((item) => [item.productId, item]));
    return view.vendors
      .flatMap((vendor) => vendor.lines)
      .reduce((cart, { productId, name, imageUrl, stockQuantity }) => {
        const item = held.get(productId);
        const isKnown =
          !item || (item.stockQuantity === stockQuantity && item.name === name && item.imageUrl === imageUrl);
        return isKnown ? cart : describeItem(cart, productId, { name, imageUrl, stockQuantity });
      }, before);
  });
}
