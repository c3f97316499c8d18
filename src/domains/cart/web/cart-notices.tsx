import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { logError } from "#client/notify-error.ts";
import { useSession } from "#client/session.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { notify } from "#ui/notify.ts";
import { adoptCart, leaveCart } from "./cart-owner.ts";
import { cartStore } from "./cart-store.ts";

/** Notices about an unreadable cart or full storage; syncs after sign-in. Mounted once; renders nothing. */
export function CartNotices() {
  const { t } = useTranslation("cart");
  useEffect(() => {
    // Reads the store even if no component shows it, so that damage is found on any page.
    cartStore.get();
    return cartStore.onProblem((problem) => {
      if (problem === "corrupted")
        notify.warning(t("restored.title"), { description: t("restored.text"), id: "cart" });
      else notify.destructive(t("full.title"), t("full.text"), { id: "cart" });
    });
  }, [t]);
  useOwner();
  return null;
}

function useOwner() {
  const userId = useSession()?.userId;
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!userId) return void cartStore.set((cart) => leaveCart(cart, Date.now()));
    cartStore.set((cart) => adoptCart(cart, userId, Date.now()));
    let stop: (() => void) | undefined;
    let isOver = false;
    // Not needed by visitors.
    import("./follow-account-cart.ts").then(({ followAccountCart }) => {
      if (!isOver) stop = followAccountCart(userId, queryClient);
    }, logError);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [userId, queryClient]);
}
