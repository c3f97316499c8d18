import { useCallback } from "react";
import { createPersistedStore, usePersistedStore } from "#client/persisted-store.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { notify } from "#ui/notify.ts";
import { type CartItem, changeLine, emptyCart, putLine } from "./cart-state.ts";
import { parseCart, upgradeCart } from "./parse-cart.ts";

/** The contract's bounds; the server rejects more. */
export const maxLines = 100;
const maxQuantity = 10_000;

export const cartStore = createPersistedStore({
  key: "coffee-cart",
  version: 2,
  initial: emptyCart,
  parse: parseCart,
  upgrade: upgradeCart,
});

/** The input of `priceCart`, `estimateCost` and `createQuote`. */
export function cartLineInputs(lines: readonly CartItem[]) {
  return lines.map(({ productId, quantity, priceCents }) => ({
    productId,
    quantity,
    seenPriceCents: priceCents,
  }));
}

/** Changes one line unconditionally; 0 or less removes it. */
export function updateCartLine(
  productId: string,
  change: Partial<Pick<CartItem, "quantity" | "priceCents">>,
): void {
  cartStore.set((cart) => changeLine(cart, productId, change, Date.now()));
}

/** The most units of a product that can be bought. */
const availableOf = ({ stockQuantity }: Pick<CartItem, "stockQuantity">) =>
  Math.min(stockQuantity, maxQuantity);

/** The cart of this browser, with the quantity rules of docs/product.md#5-validation-rules. */
export function useCart() {
  const { lines, saved } = usePersistedStore(cartStore);
  const { t } = useTranslation("cart");

  const refuse = useCallback(
    (available: number) => notify.destructive(t("stockLimit"), t("onlyAvailable", { n: available })),
    [t],
  );

  /** Adds units of a product; false (and a toast) when stock or cart limit are exceeded, or the storage is full. */
  const add = useCallback(
    (product: Omit<CartItem, "quantity">, quantity = 1): boolean => {
      const before = cartStore.get().lines;
      const held = before.find((line) => line.productId === product.productId);
      const wanted = (held?.quantity ?? 0) + quantity;
      if (wanted > availableOf(product)) {
        refuse(availableOf(product));
        return false;
      }
      if (!held && before.length >= maxLines) {
        notify.destructive(t("tooManyLines"), t("tooManyLinesText"));
        return false;
      }
      const { productId, name, priceCents, imageUrl, stockQuantity } = product;
      const item = { productId, name, priceCents, imageUrl, stockQuantity, quantity: wanted };
      return cartStore.set((cart) => putLine(cart, item, Date.now()));
    },
    [refuse, t],
  );

  /** Sets a line's quantity; 0 or less removes it, more than the stock is refused with a toast. */
  const setQuantity = useCallback(
    (productId: string, quantity: number): boolean => {
      const line = cartStore.get().lines.find((one) => one.productId === productId);
      if (!line) return false;
      if (quantity > line.quantity && quantity > availableOf(line)) {
        refuse(availableOf(line));
        return false;
      }
      updateCartLine(productId, { quantity });
      return true;
    },
    [refuse],
  );

  const itemCount = lines.reduce((sum, line) => sum + line.quantity, 0);
  return { lines, saved, add, setQuantity, itemCount };
}
