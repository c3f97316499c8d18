import { useMemo } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { notify } from "#ui/notify.ts";
import { findItem, putBack, saveLine, type TakenOut, takeOut } from "./cart-state.ts";
import { cartStore } from "./cart-store.ts";

/** Removes items from the cart, or saves them for later; each can be undone. */
export function useTakeOut() {
  const { t } = useTranslation("cart");
  return useMemo(() => {
    const say = (title: string, text: string | undefined, items: readonly TakenOut[], id: string) =>
      notify.success(title, {
        description: text,
        action: {
          label: t("undo"),
          onClick: () => cartStore.set((cart) => putBack(cart, items, Date.now())),
        },
        id,
      });
    return {
      remove(productId: string) {
        const found = findItem(cartStore.get(), productId);
        if (!found) return;
        cartStore.set((cart) => takeOut(cart, productId, Date.now()));
        const title = found.isSaved ? t("saved.removed") : t("removed");
        say(title, found.item.name, [found], `taken-${productId}`);
      },
      save(productId: string) {
        const found = findItem(cartStore.get(), productId);
        if (!found || found.isSaved) return;
        cartStore.set((cart) => saveLine(cart, productId, Date.now()));
        say(t("saved.done"), found.item.name, [found], `taken-${productId}`);
      },
      clear() {
        const { lines } = cartStore.get();
        const items = lines.map((item, index) => ({ item, index, isSaved: false }));
        cartStore.set((cart) =>
          lines.reduce((rest, { productId }) => takeOut(rest, productId, Date.now()), cart),
        );
        say(t("cleared"), undefined, items, "cleared");
      },
    };
  }, [t]);
}
