import { useQuery } from "@tanstack/react-query";
import { usePersistedStore } from "#client/persisted-store.ts";
import { queries } from "#client/queries.ts";
import { useHydrated } from "#client/use-hydrated.ts";
import { destinationStore } from "./destination-store.ts";
import { guessCountry } from "./guess-country.ts";

/** The country that was chosen, else the guessed one; null on the server and while hydrating, since pages are shared. */
export function useDestinationCountry(): string | null {
  const chosen = usePersistedStore(destinationStore);
  const isHydrated = useHydrated();
  return chosen?.country ?? (isHydrated ? guessCountry() : null);
}

/** What deliveries to that country depend on; null until it is known. */
export function useDestination() {
  const country = useDestinationCountry();
  const { data } = useQuery({
    ...queries.checkout.getDestination.queryOptions({ input: { country: country ?? "" } }),
    enabled: country !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? null;
}
