import { useEffect, useEffectEvent } from "react";
import { useSession } from "#client/session.tsx";
import { useChangeWishlist } from "./use-change-wishlist.ts";
import { takeWishes } from "./wish-store.ts";

/** Once a visitor has signed in, what they had wished for goes on their list. Mounted once; draws nothing. */
export function WishesAfterSignIn() {
  const userId = useSession()?.userId;
  const { add } = useChangeWishlist();
  const fulfil = useEffectEvent(() => {
    for (const { productId, name } of takeWishes()) add(productId, name);
  });
  useEffect(() => {
    if (userId) fulfil();
  }, [userId]);
  return null;
}
