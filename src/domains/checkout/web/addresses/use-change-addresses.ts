import { useQueryClient } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import type { SavedAddress } from "#domains/checkout/address-shapes.ts";

/** Makes a change to the saved addresses and shows what came of it. */
export function useChangeAddresses() {
  const queryClient = useQueryClient();
  const { queryKey } = queries.checkout.listAddresses.queryOptions({ input: {} });
  return async (change: () => Promise<{ items: SavedAddress[] }>): Promise<void> => {
    const changed = await change();
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, changed);
  };
}
