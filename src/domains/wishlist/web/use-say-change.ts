import { useCallback } from "react";
import { href, useNavigate } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { notify } from "#ui/notify.ts";
import type { WishlistChange } from "./wishlist-changes.ts";

/** Shows a toast for a change, with a link or undo. One toast per product: the latest wins. */
export function useSayChange(): (change: WishlistChange, send: (undo: WishlistChange) => void) => void {
  const { t } = useTranslation("wishlist");
  const navigate = useNavigate();
  return useCallback(
    (change, send) => {
      const undo = (items: WishlistItems) => ({
        label: t("undo"),
        onClick: () => send({ type: "addBack", items }),
      });
      if (change.type === "add")
        notify.success(t("added"), {
          description: change.name,
          action: { label: t("viewList"), onClick: () => navigate(href("/wishlist")) },
          id: toastOf(change.productId),
        });
      if (change.type === "remove")
        notify.success(t("removed"), {
          description: change.item?.name,
          action: change.item && undo([change.item]),
          id: toastOf(change.productId),
        });
      if (change.type === "clear")
        notify.success(t("cleared"), {
          description: t("count", { count: change.items.length }),
          action: undo(change.items),
          id: clearedToast,
        });
      if (change.type === "addBack") {
        const [only, ...others] = change.items;
        notify.success(t("putBack"), {
          description: others.length > 0 ? t("count", { count: change.items.length }) : only?.name,
          id: only && others.length === 0 ? toastOf(only.productId) : clearedToast,
        });
      }
    },
    [t, navigate],
  );
}

type WishlistItems = Extract<WishlistChange, { type: "addBack" }>["items"];

const toastOf = (productId: string) => `wishlist-${productId}`;
const clearedToast = "wishlist-cleared";
