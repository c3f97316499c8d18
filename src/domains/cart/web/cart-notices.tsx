import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "#ui/notify.ts";
import { cartStore } from "./cart-store.ts";

/** Says when the stored cart was unreadable or could not be kept. Mounted once; draws nothing. */
export function CartNotices() {
  const { t } = useTranslation("cart");
  useEffect(() => {
    // Reads the store even where no component shows it, so that damage is found on any page.
    cartStore.get();
    return cartStore.onProblem((problem) => {
      if (problem === "corrupted")
        notify.warning(t("restored.title"), { description: t("restored.text"), id: "cart" });
      else notify.destructive(t("full.title"), t("full.text"), { id: "cart" });
    });
  }, [t]);
  return null;
}
