import type { QueryClient } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";

/** After a change of a product: fetches again what vendors, administrators and shoppers see of it. */
export async function refreshProducts(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [queries.listings, queries.catalogue].map((domain) =>
      queryClient.invalidateQueries({ queryKey: domain.key() }),
    ),
  );
}
