import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { usePersistedStore } from "#client/persisted-store.ts";
import { queries } from "#client/queries.ts";
import { useSession } from "#client/session.tsx";
import { cartLineInputs, useCart } from "./cart-store.ts";
import { destinationStore, rememberDestination } from "./destination-store.ts";

/** What the cart costs delivered, by the same sums as the checkout's; without a country it is not known yet. */
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

/** Who has ordered before need not choose: it goes where the last order went. */
function useLastDestination(isAsked: boolean): void {
  const isSignedIn = useSession() !== null;
  const { data } = useQuery(
    queries.checkout.getLastAddress.queryOptions({ input: {}, enabled: isAsked && isSignedIn }),
  );
  useEffect(() => {
    if (isAsked && data) rememberDestination({ country: data.country, state: data.state ?? null });
  }, [isAsked, data]);
}
