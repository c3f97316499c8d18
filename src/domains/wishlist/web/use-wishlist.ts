import { useMutationState, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { queries } from "#client/queries.ts";
import { useSession } from "#client/session.tsx";
import { applyChanges, type WishlistChange } from "./wishlist-changes.ts";

/** Under which every screen sees the changes that are on their way. */
export const changesKey = ["wishlist changes"];

const noItems: never[] = [];

/** The signed-in person's wishlist, with what they just did to it: nobody waits for the server to see their own press. */
export function useWishlist() {
  const isSignedIn = useSession() !== null;
  const list = useQuery(queries.wishlist.listWishlist.queryOptions({ input: {}, enabled: isSignedIn }));
  const changes = useMutationState({
    filters: { mutationKey: changesKey, status: "pending" },
    select: ({ state }) => state.variables as WishlistChange,
  });
  const stored = (isSignedIn && list.data?.items) || noItems;
  const wishlist = useMemo(() => applyChanges(stored, changes), [stored, changes]);
  return { list, ...wishlist };
}
