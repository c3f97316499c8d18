import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { usePersistedStore } from "#client/persisted-store.ts";
import { queries } from "#client/queries.ts";
import { useSession } from "#client/session.tsx";
import { cartLineInputs, useCart } from "./cart-store.ts";
import { type Destination, destinationStore, rememberDestination } from "./destination-store.ts";
import { useDestinationCountry } from "./use-destination.ts";

/** The cart's cost with delivery, by the checkout's sums, to the chosen or guessed country; unknown without one. */
export function useCartCost() {
  const { lines } = useCart();
  const chosen = usePersistedStore(destinationStore);
  const usual = useUsualDestination(chosen === null);
  const guessed = useDestinationCountry();
  const guess = usual === null && guessed ? { country: guessed, state: null } : null;
  const destination = chosen ?? usual ?? guess;
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

/** The default of the saved addresses, else the last order's, which is remembered; null for none, undefined until it is known. */
function useUsualDestination(isAsked: boolean): Destination | null | undefined {
  const enabled = useSession() !== null && isAsked;
  const saved = useQuery(queries.checkout.listAddresses.queryOptions({ input: {}, enabled }));
  const last = useQuery(queries.checkout.getLastAddress.queryOptions({ input: {}, enabled }));
  const isLoading = saved.isLoading || last.isLoading;
  const { country, state } = saved.data?.items.find(({ isDefault }) => isDefault)?.address ?? last.data ?? {};
  useEffect(() => {
    if (isAsked && !isLoading && country) rememberDestination({ country, state: state ?? null });
  }, [isAsked, isLoading, country, state]);
  if (isLoading) return undefined;
  return country ? { country, state: state ?? null } : null;
}
