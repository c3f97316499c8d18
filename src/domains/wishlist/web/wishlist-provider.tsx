import { createContext, type ReactNode, use, useMemo } from "react";
import { useChangeWishlist, type WishlistActions } from "./use-change-wishlist.ts";
import { useStoredWishlist } from "./use-stored-wishlist.ts";
import { useWishesAfterSignIn } from "./use-wishes-after-sign-in.ts";
import type { Wishlist } from "./wishlist-changes.ts";

const WishlistContext = createContext<(Wishlist & WishlistActions) | null>(null);

/** One per page: every heart, number and card below it shows the same list. */
export function WishlistProvider({ children }: { children: ReactNode }) {
  const wishlist = useStoredWishlist();
  const actions = useChangeWishlist(wishlist);
  useWishesAfterSignIn(actions.add);
  const value = useMemo(() => ({ ...wishlist, ...actions }), [wishlist, actions]);
  return <WishlistContext value={value}>{children}</WishlistContext>;
}

export function useWishlist(): Wishlist & WishlistActions {
  const wishlist = use(WishlistContext);
  if (!wishlist) throw new Error("useWishlist needs a WishlistProvider above it");
  return wishlist;
}
