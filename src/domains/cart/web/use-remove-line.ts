import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "#ui/notify.ts";
import { cartStore, updateCartLine } from "./cart-store.ts";

/** Takes a line out, with a way back. */
export function useRemoveLine(): (productId: string) => void {
  const { t } = useTranslation("cart");
  return useCallback(
    (productId) => {
      const before = cartStore.get();
      const line = before.find((one) => one.productId === productId);
      updateCartLine(productId, { quantity: 0 });
      if (!line) return;
      const undo = () =>
        cartStore.set((now) => (now.some((one) => one.productId === productId) ? now : [...now, line]));
      notify.success(t("removed"), {
        description: line.name,
        action: { label: t("undo"), onClick: undo },
        id: `removed-${productId}`,
      });
    },
    [t],
  );
}
