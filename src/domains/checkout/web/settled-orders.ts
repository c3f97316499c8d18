import { createPersistedStore } from "#client/persisted-store.ts";
import { takeOut } from "#domains/cart/web/cart-state.ts";
import { cartStore } from "#domains/cart/web/cart-store.ts";

const keptIds = 20;

/** Orders whose products were removed from this browser's cart: a reload must not remove what was added since. */
const settledOrders = createPersistedStore<readonly string[]>({
  key: "coffee-settled-orders",
  version: 1,
  initial: [],
  parse: (stored) =>
    Array.isArray(stored) && stored.every((id) => typeof id === "string") ? (stored as string[]) : null,
});

/** Removes the products of a paid order from the cart, once per order. */
export function takeOutOfCart(orderId: string, productIds: readonly string[]): void {
  if (settledOrders.get().includes(orderId)) return;
  settledOrders.set((before) => [...before, orderId].slice(-keptIds));
  cartStore.set((before) =>
    before.lines
      .filter((line) => productIds.includes(line.productId))
      .reduce((cart, { productId }) => takeOut(cart, productId, Date.now()), before),
  );
}
