import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { createPersistedStore, usePersistedStore } from "#client/persisted-store.ts";
import { notify } from "#ui/notify.ts";
import { parseCartItems } from "./parse-cart-items.ts";

/** As the specification's cart item; the price is the one that the buyer last saw and agreed to. */
export type CartItem = {
  productId: string;
  name: string;
  priceCents: number;
  imageUrl: string;
  stockQuantity: number;
  quantity: number;
};

/** The contract's bound; the server refuses more. */
const maxLines = 100;

export const cartStore = createPersistedStore<readonly CartItem[]>({
  key: "coffee-cart",
  version: 1,
  initial: [],
  parse: parseCartItems,
});

/** What `priceCart` and `createQuote` take. */
export function cartLineInputs(lines: readonly CartItem[]) {
  return lines.map(({ productId, quantity, priceCents }) => ({
    productId,
    quantity,
    seenPriceCents: priceCents,
  }));
}

/** Changes one line without a question; 0 or less removes it. */
export function updateCartLine(productId: string, change: Partial<CartItem>): void {
  cartStore.set((lines) =>
    lines
      .map((line) => (line.productId === productId ? { ...line, ...change } : line))
      .filter((line) => line.quantity > 0),
  );
}

/** The cart of this browser, with the specification's rules on quantities. */
export function useCart() {
  const lines = usePersistedStore(cartStore);
  const { t } = useTranslation("cart");

  const refuse = useCallback(
    (available: number) => notify.destructive(t("stockLimit"), t("onlyAvailable", { n: available })),
    [t],
  );

  /** Adds units of a product; false (and a toast) when the stock or the cart has no room for them. */
  const add = useCallback(
    (product: Omit<CartItem, "quantity">, quantity = 1): boolean => {
      const held = cartStore.get().find((line) => line.productId === product.productId);
      const wanted = (held?.quantity ?? 0) + quantity;
      if (wanted > product.stockQuantity) {
        refuse(product.stockQuantity);
        return false;
      }
      if (!held && cartStore.get().length >= maxLines) {
        notify.destructive(t("tooManyLines"), t("tooManyLinesText"));
        return false;
      }
      if (held) updateCartLine(product.productId, { ...product, quantity: wanted });
      else cartStore.set((before) => [...before, { ...product, quantity }]);
      return true;
    },
    [refuse, t],
  );

  /** Sets a line's quantity; 0 or less removes it, more than the stock is refused with a toast. */
  const setQuantity = useCallback(
    (productId: string, quantity: number): boolean => {
      const line = cartStore.get().find((one) => one.productId === productId);
      if (!line) return false;
      if (quantity > line.quantity && quantity > line.stockQuantity) {
        refuse(line.stockQuantity);
        return false;
      }
      updateCartLine(productId, { quantity });
      return true;
    },
    [refuse],
  );

  const remove = useCallback((productId: string) => updateCartLine(productId, { quantity: 0 }), []);
  const clear = useCallback(() => cartStore.set(() => []), []);
  const itemCount = lines.reduce((sum, line) => sum + line.quantity, 0);
  return { lines, add, setQuantity, remove, clear, itemCount };
}
