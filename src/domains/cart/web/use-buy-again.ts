import { useState } from "react";
import { api } from "#client/api.ts";
import { useNotifyError } from "#client/notify-error.ts";
import { putLine } from "./cart-state.ts";
import { cartStore, maxLines } from "./cart-store.ts";
import { type BoughtLine, planBuyAgain, type Shortfall } from "./plan-buy-again.ts";

/** `added`: how many products came into the cart, or more of them. `hasAny`: whether the cart has anything of it now. */
export type BoughtAgain = { added: number; hasAny: boolean; shortfalls: readonly Shortfall[] };

/** Puts what was bought into the cart, as it is sold now (R65). Null: it could not be asked for, or not be stored. */
export function useBuyAgain() {
  const notifyError = useNotifyError();
  const [isBusy, setBusy] = useState(false);
  const buyAgain = async (bought: readonly BoughtLine[]): Promise<BoughtAgain | null> => {
    setBusy(true);
    try {
      const wanted = bought.slice(0, maxLines);
      const view = await api.cart.priceCart({
        lines: wanted.map(({ productId, quantity }) => ({ productId, quantity })),
      });
      const { puts, shortfalls } = planBuyAgain(wanted, view, cartStore.get().lines, maxLines);
      const isStored = cartStore.set((cart) =>
        puts.reduce((before, item) => putLine(before, item, Date.now()), cart),
      );
      const hasAny = shortfalls.length < wanted.length || shortfalls.some(({ inCart }) => inCart > 0);
      return isStored ? { added: puts.length, hasAny, shortfalls } : null;
    } catch (error) {
      notifyError(error);
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { buyAgain, isBusy };
}
