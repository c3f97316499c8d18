import { data, href, isRouteErrorResponse, Link, useSearchParams } from "react-router";
import { findCategory } from "#domains/catalogue/categories.ts";
import { FeaturedBand } from "#domains/promotions/web/featured-band.tsx";
import { readListParams } from "#domains/search/web/list-params.ts";
import { ProductBrowser } from "#domains/search/web/product-browser.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { startLoad } from "../load.ts";
import { PageMeta } from "../page-meta.tsx";
import type { Route } from "./+types/category.ts";
import { CategoryMeta } from "./products/category-meta.tsx";
import { prefetchList } from "./products/prefetch-list.ts";
import { stayInList } from "./products/stay-in-list.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const category = findCategory(params.categorySlug);
  if (!category) throw data(null, { status: 404 });
  const { client, queries, dehydrate } = startLoad(context);
  const input = { ...readListParams(url.searchParams), category };
  await prefetchList({ client, queries }, input);
  return { category, dehydrated: dehydrate() };
}

export async function clientLoader({ params, url, serverLoader }: Route.ClientLoaderArgs) {
  const category = findCategory(params.categorySlug);
  if (!category) throw data(null, { status: 404 });
  return { category, ...(await stayInList(url, serverLoader)) };
}

/** Either slug shows the same page (R1); its canonical address is the hyphen form. */
export default function CategoryPage({ loaderData, params }: Route.ComponentProps) {
  const { t } = useTranslation("catalogue");
  const { t: tWords } = useTranslation();
  const [search] = useSearchParams();
  const { category } = loaderData;
  const input = { ...readListParams(search), category };
  const name = t(`category.${category}.name`);
  const text = t(`category.${category}.text`);
  return (
    <>
      <CategoryMeta category={category} input={input} />
      <ProductBrowser
        input={input}
        basePath={href("/categories/:categorySlug", { categorySlug: params.categorySlug })}
        isCategoryFixed
        heading={
          <>
            <Breadcrumb
              className="mb-4"
              items={[
                { label: tWords("nav.home"), to: href("/") },
                { label: tWords("nav.categories"), to: href("/categories") },
                { label: name },
              ]}
            />
            <PageHeading title={name} lead={text} />
          </>
        }
      />
      <FeaturedBand category={category} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation("catalogue");
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <>
      <PageMeta title={t("category.notFound")} isPrivate />
      <EmptyState
        headingLevel="h1"
        className="py-20"
        title={t("category.notFound")}
        text={t("category.notFoundText")}
        action={
          <Button asChild>
            <Link to={href("/categories")}>{t("category.all")}</Link>
          </Button>
        }
      />
    </>
  );
}
