import { useEffect, useEffectEvent } from "react";
import { useSession } from "#client/session.tsx";
import { takeWishes } from "./wish-store.ts";

/** After sign-in, adds what a visitor had wished for. */
export function useWishesAfterSignIn(add: (productId: string, name?: string) => void): void {
  const userId = useSession()?.userId;
  const fulfil = useEffectEvent(() => {
    for (const { productId, name } of takeWishes()) add(productId, name);
  });
  useEffect(() => {
    if (userId) fulfil();
  }, [userId]);
}
