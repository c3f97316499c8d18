import type { ListProductsInput } from "#domains/search/contract.ts";
import { popularList, suggestFor } from "#domains/search/web/list-help.ts";
import type { Load } from "../../load.ts";

/** A page's list; if it is empty, also the suggestions. */
export async function prefetchList({ client, queries }: Load, input: ListProductsInput): Promise<void> {
  const options = queries.search.listProducts.queryOptions({ input });
  await client.prefetchQuery(options);
  if (client.getQueryData(options.queryKey)?.total !== 0) return;
  const term = suggestFor(input);
  await Promise.all([
    client.prefetchQuery(queries.search.listProducts.queryOptions({ input: popularList })),
    term && client.prefetchQuery(queries.search.suggest.queryOptions({ input: term })),
  ]);
}
