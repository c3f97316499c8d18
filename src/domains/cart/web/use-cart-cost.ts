import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { usePersistedStore } from "#client/persisted-store.ts";
import { queries } from "#client/queries.ts";
import { useSession } from "#client/session.tsx";
import { cartLineInputs, useCart } from "./cart-store.ts";
import { destinationStore, rememberDestination } from "./destination-store.ts";
import { useDestinationCountry } from "./use-destination.ts";

/** The cart's cost with delivery, by the checkout's sums, to the chosen or guessed country; unknown without one. */
export function useCartCost() {
  const { lines } = useCart();
  const chosen = usePersistedStore(destinationStore);
  const isLastAsked = useLastDestination(chosen === null);
  const guessed = useDestinationCountry();
  const destination = chosen ?? (guessed && !isLastAsked ? { country: guessed, state: null } : null);
  const { country = "", state } = destination ?? {};
  const input = { lines: cartLineInputs(lines), country, ...(state ? { state } : {}) };
  const query = useQuery({
    ...queries.checkout.estimateCost.queryOptions({ input, enabled: country !== "" && lines.length > 0 }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnMount: "always",
  });
  return { destination, cost: country ? query.data : undefined, isEstimating: query.isFetching };
}

export type CartCost = NonNullable<ReturnType<typeof useCartCost>["cost"]>;

/** Defaults to the destination of the last order; returns whether that is not known yet. */
function useLastDestination(isAsked: boolean): boolean {
  const isSignedIn = useSession() !== null;
  const { data, isLoading } = useQuery(
    queries.checkout.getLastAddress.queryOptions({ input: {}, enabled: isAsked && isSignedIn }),
  );
  useEffect(() => {
    if (isAsked && data) rememberDestination({ country: data.country, state: data.state ?? null });
  }, [isAsked, data]);
  return isLoading;
}
