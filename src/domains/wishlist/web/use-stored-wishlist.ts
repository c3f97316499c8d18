import { useMutationState, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { queries } from "#client/queries.ts";
import { useShownSession } from "#client/session.tsx";
import { applyChanges, type Wishlist, type WishlistChange } from "./wishlist-changes.ts";

/** Under which the changes that are on their way are found. */
export const changesKey = ["wishlist changes"];

const noItems: never[] = [];

/** The signed-in person's list, with what they just did to it: nobody waits for the server to see their own press. */
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
