import { useCallback } from "react";
import { href, useNavigate } from "react-router";
import type { CartLine } from "#domains/cart/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { notify } from "#ui/notify.ts";
import { type CartItem, putLine } from "./cart-state.ts";
import { cartStore, maxLines } from "./cart-store.ts";
import { leaveList } from "./leave-list.ts";

/** Moves a saved product back into the cart at today's price, shown beside it, limited by the stock. */
export function useMoveToCart(): (item: CartItem, now: CartLine, pressed: Element) => void {
  const { t } = useTranslation("cart");
  const navigate = useNavigate();
  return useCallback(
    async (item, now, pressed) => {
      if (cartStore.get().lines.length >= maxLines)
        return void notify.destructive(t("tooManyLines"), t("tooManyLinesText"));
      const { priceCents, stockQuantity } = now;
      const quantity = Math.min(item.quantity, stockQuantity);
      await leaveList(pressed);
      cartStore.set((cart) => putLine(cart, { ...item, priceCents, stockQuantity, quantity }, Date.now()));
      if (quantity < item.quantity)
        notify.warning(t("stockLimit"), { description: t("onlyAvailable", { n: stockQuantity }) });
      else
        notify.success(t("added"), {
          description: t("addedText", { quantity, name: item.name }),
          action: { label: t("viewCart"), onClick: () => navigate(href("/cart")) },
          id: `taken-${item.productId}`,
        });
    },
    [navigate, t],
  );
}
