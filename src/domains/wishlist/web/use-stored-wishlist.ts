import { useMutationState, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { queries } from "#client/queries.ts";
import { useShownSession } from "#client/session.tsx";
import { applyChanges, type Wishlist, type WishlistChange } from "./wishlist-changes.ts";

/** The mutation key of pending changes. */
export const changesKey = ["wishlist changes"];

const noItems: never[] = [];

/** The signed-in user's list including their pending changes. */
export function useStoredWishlist(): Wishlist {
  const isSignedIn = useShownSession() !== null;
  const { data } = useQuery(queries.wishlist.listWishlist.queryOptions({ input: {}, enabled: isSignedIn }));
  const changes = useMutationState({
    filters: { mutationKey: changesKey, status: "pending" },
    select: ({ state }) => state.variables as WishlistChange,
  });
  const stored = (isSignedIn && data?.items) || noItems;
  return useMemo(() => applyChanges(stored, changes), [stored, changes]);
}
