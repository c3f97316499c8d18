import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { notify } from "#ui/notify.ts";
import { rememberWish, type Wish } from "./wish-store.ts";

/** Tells a visitor that wishes need an account, with the way there and back; the wish is kept meanwhile. */
export function useAskToSignIn(): (wish: Wish) => void {
  const { t } = useTranslation("wishlist");
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    ({ productId, name }) => {
      rememberWish({ productId, name });
      const from = encodeURIComponent(`${pathname}${search}`);
      notify.destructive(t("authTitle"), t("authText"), {
        action: { label: t("signIn"), onClick: () => navigate(`/auth?from=${from}`) },
        id: "wishlist-sign-in",
      });
    },
    [navigate, pathname, search, t],
  );
}
