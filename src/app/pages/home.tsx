import type { ProductCard } from "#domains/catalogue/contract.ts";
import { RecentPlace } from "#domains/catalogue/web/recently-viewed/recent-place.tsx";
import { FeaturedBand } from "#domains/promotions/web/featured-band.tsx";
import { startLoad } from "../load.ts";
import type { Route } from "./+types/home.ts";
import { CategoryBand } from "./home/category-band.tsx";
import { ClaimBand } from "./home/claim-band.tsx";
import { Hero } from "./home/hero.tsx";
import { HomeMeta } from "./home/home-meta.tsx";
import { OriginBand } from "./home/origin-band.tsx";
import { ProductBand } from "./home/product-band.tsx";
import { Promises } from "./home/promises.tsx";
import { SellBand } from "./home/sell-band.tsx";

/** Two rows and one on a large screen; the whole page stays short on a phone. */
const shown = { popular: 8, newest: 4 };

export async function loader({ context }: Route.LoaderArgs) {
  const { api, client, queries, dehydrate } = startLoad(context);
  // Not through the query cache: the page would contain both lists in full, with all their facets. Home works
  // without them.
  const firstOf = (sort: "newest" | "popular"): Promise<ProductCard[]> =>
    api.search.listProducts({ sort, page: 1 }).then(
      ({ items }) => items.slice(0, shown[sort]),
      () => [],
    );
  const [popular, newest] = await Promise.all([
    firstOf("popular"),
    firstOf("newest"),
    client.prefetchQuery(queries.catalogue.listCategories.queryOptions({ input: {} })),
    client.prefetchQuery(queries.catalogue.getMarketCounts.queryOptions({ input: {} })),
    client.prefetchQuery(queries.settings.getPromises.queryOptions({ input: {} })),
    client.prefetchQuery(queries.catalogue.listOrigins.queryOptions({ input: {} })),
    client.prefetchQuery(queries.plans.listPlans.queryOptions({ input: {} })),
  ]);
  return { popular, newest, dehydrated: dehydrate() };
}

export default function HomePage({ loaderData: { popular, newest } }: Route.ComponentProps) {
  return (
    <>
      <HomeMeta />
      <Hero />
      <ClaimBand />
      <CategoryBand />
      <ProductBand sort="popular" products={popular} />
      <OriginBand />
      <ProductBand sort="newest" products={newest} />
      <FeaturedBand />
      <RecentPlace />
      <Promises />
      <SellBand />
    </>
  );
}
