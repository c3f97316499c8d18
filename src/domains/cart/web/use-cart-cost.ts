import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { usePersistedStore } from "#client/persisted-store.ts";
import { queries } from "#client/queries.ts";
import { useSession } from "#client/session.tsx";
import { cartLineInputs, useCart } from "./cart-store.ts";
import { destinationStore, rememberDestination } from "./destination-store.ts";

/** The cart's cost with delivery, by the checkout's sums; unknown without a country. */
export function useCartCost() {
  const { lines } = useCart();
  const destination = usePersistedStore(destinationStore);
  useLastDestination(destination === null);
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

/** Defaults to the destination of the last order. */
function useLastDestination(isAsked: boolean): void {
  const isSignedIn = useSession() !== null;
  const { data } = useQuery(
    queries.checkout.getLastAddress.queryOptions({ input: {}, enabled: isAsked && isSignedIn }),
  );
  useEffect(() => {
    if (isAsked && data) rememberDestination({ country: data.country, state: data.state ?? null });
  }, [isAsked, data]);
}
