import { useCallback } from "react";
import { href, useNavigate } from "react-router";
import { api } from "#client/api.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { notify } from "#ui/notify.ts";
import type { CartItem } from "./cart-state.ts";
import { useCart } from "./cart-store.ts";

/** One toast at a time; the cart page dismisses it. */
export const addedToast = "added-to-cart";

/** Adds to the cart and shows a toast with a link to the cart. */
export function useAddToCart(): (product: Omit<CartItem, "quantity">, quantity?: number) => boolean {
  const { t } = useTranslation("cart");
  const { add } = useCart();
  const navigate = useNavigate();
  return useCallback(
    (product, quantity = 1) => {
      const isAdded = add(product, quantity);
      if (!isAdded) return false;
      // For the vendor's analytics; not awaited.
      api.analytics.recordCartAdd({ productId: product.productId }).catch(() => undefined);
      notify.success(t("added"), {
        description: t("addedText", { quantity, name: product.name }),
        action: { label: t("viewCart"), onClick: () => navigate(href("/cart")) },
        id: addedToast,
      });
      return true;
    },
    [add, navigate, t],
  );
}
