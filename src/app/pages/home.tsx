import { useTranslation } from "react-i18next";
import { startLoad } from "../load.ts";
import { PageMeta } from "../page-meta.tsx";
import type { Route } from "./+types/home.ts";
import { CategoryBand } from "./home/category-band.tsx";
import { ClaimBand } from "./home/claim-band.tsx";
import { Hero } from "./home/hero.tsx";
import { ProductBand } from "./home/product-band.tsx";
import { Promises } from "./home/promises.tsx";
import { SellBand } from "./home/sell-band.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { client, queries, dehydrate } = startLoad(context);
  await Promise.all([
    client.prefetchQuery(queries.catalogue.listCategories.queryOptions({ input: {} })),
    client.prefetchQuery(queries.catalogue.getMarketCounts.queryOptions({ input: {} })),
    client.prefetchQuery(queries.search.listProducts.queryOptions({ input: { sort: "newest", page: 1 } })),
    client.prefetchQuery(queries.search.listProducts.queryOptions({ input: { sort: "popular", page: 1 } })),
  ]);
  return { dehydrated: dehydrate() };
}

export default function HomePage() {
  const { t } = useTranslation();
  return (
    <>
      <PageMeta title={`Cafeto · ${t("home.title")}`} description={t("home.description")} canonical="/" />
      <Hero />
      <ClaimBand />
      <CategoryBand />
      <ProductBand sort="newest" />
      <Promises />
      <ProductBand sort="popular" />
      <SellBand />
    </>
  );
}
