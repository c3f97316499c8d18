import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router";
import { signInPath } from "#client/sign-in-path.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { notify } from "#ui/notify.ts";
import { rememberWish, type Wish } from "./wish-store.ts";

/** Explains to a visitor that wishlists need an account, with a link that returns here; the wish is stored meanwhile. */
export function useSignInPrompt(): (wish: Wish) => void {
  const { t } = useTranslation("wishlist");
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    ({ productId, name }) => {
      rememberWish({ productId, name });
      const address = signInPath(`${pathname}${search}`);
      notify.destructive(t("authTitle"), t("authText"), {
        action: { label: t("signIn"), onClick: () => navigate(address) },
        id: "wishlist-sign-in",
      });
    },
    [navigate, pathname, search, t],
  );
}
