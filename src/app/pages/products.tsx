import { href, useSearchParams } from "react-router";
import { useCountSearch } from "#domains/analytics/web/use-count-search.ts";
import { readListParams } from "#domains/search/web/list-params.ts";
import { ProductBrowser } from "#domains/search/web/product-browser.tsx";
import { SearchBar } from "#domains/search/web/search-bar.tsx";
import { startLoad } from "../load.ts";
import type { Route } from "./+types/products.ts";
import { prefetchList } from "./products/prefetch-list.ts";
import { ProductsHeading } from "./products/products-heading.tsx";
import { ProductsMeta } from "./products/products-meta.tsx";
import { stayInList } from "./products/stay-in-list.ts";

const basePath = href("/products");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client, queries, dehydrate } = startLoad(context);
  const input = readListParams(url.searchParams);
  await Promise.all([
    prefetchList({ client, queries }, input),
    input.vendor &&
      client.prefetchQuery(queries.vendors.getVendor.queryOptions({ input: { vendorId: input.vendor } })),
    input.vendor &&
      client.prefetchQuery(
        queries.reviews.getVendorRating.queryOptions({ input: { vendorId: input.vendor } }),
      ),
  ]);
  return { dehydrated: dehydrate() };
}

export function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return stayInList(url, serverLoader);
}

export default function ProductsPage() {
  const [params] = useSearchParams();
  const input = readListParams(params);
  useCountSearch(input.search);
  return (
    <>
      <ProductsMeta input={input} />
      <ProductBrowser
        input={input}
        basePath={basePath}
        heading={
          <>
            {/* The large header has its own. */}
            <SearchBar className="mb-6 lg:hidden" />
            <ProductsHeading input={input} />
          </>
        }
      />
    </>
  );
}
