import { skipToken, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { queries } from "#client/queries.ts";
import { useCategories } from "#domains/catalogue/web/category-menu.tsx";
import { ProductGrid } from "#domains/catalogue/web/product-grid.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Illustration } from "#ui/illustration.tsx";
import type { FacetPanelProps } from "./facet-panel.tsx";
import { filterRemoval, listFilters } from "./list-filters.ts";
import { popularList, suggestFor } from "./list-help.ts";
import { popularSearches } from "./popular-searches.ts";
import { searchPath } from "./search-path.ts";
import { useFilterLabel } from "./use-filter-label.ts";

const shownProducts = 8;

/** No results is no dead end: other spellings, one filter less, related categories, popular products. */
export function NoResults({ input, pathFor, basePath, isCategoryFixed }: FacetPanelProps) {
  const { t } = useTranslation("search");
  const { t: tCatalogue } = useTranslation("catalogue");
  const label = useFilterLabel(input);
  const near = useQuery(
    queries.search.suggest.queryOptions({ input: suggestFor(input) ?? skipToken, retry: false }),
  );
  const offered = useCategories("page");
  const active = listFilters(input, isCategoryFixed);
  const droppable = active.length > 1 ? active : [];
  const spellings = near.data?.terms ?? [];
  const nearCategories = near.data?.categories.map(({ slug }) => slug) ?? [];
  const categories = nearCategories.length > 0 ? nearCategories : offered;
  return (
    <div>
      <EmptyState
        illustration={<Illustration name="search" />}
        title={t("list.none")}
        text={t(input.search && active.length === 1 ? "list.noneSearched" : "list.noneText", {
          term: input.search,
        })}
        className="pt-4 pb-8"
        action={
          active.length > 0 && (
            <Button asChild>
              <Link to={basePath}>{t("list.clear")}</Link>
            </Button>
          )
        }
      />
      <div className="mx-auto grid max-w-3xl gap-7">
        {spellings.length > 0 && (
          <Ways title={t("help.spelling")}>
            {spellings.map((term) => (
              <Chip key={term} label={term} to={searchPath(term) ?? basePath} />
            ))}
          </Ways>
        )}
        {droppable.length > 0 && (
          <Ways title={t("help.drop")}>
            {droppable.map((name) => (
              <Chip
                key={name}
                label={t("help.without", { filter: label(name) })}
                to={pathFor(filterRemoval[name])}
              />
            ))}
          </Ways>
        )}
        <Ways title={t("help.categories")}>
          {categories.map((slug) => (
            <Chip
              key={slug}
              label={tCatalogue(`category.${slug}.name`)}
              to={href("/categories/:categorySlug", { categorySlug: slug })}
            />
          ))}
        </Ways>
        <Ways title={t("suggest.popular")}>
          {popularSearches.map((key) => (
            <Chip key={key} label={t(`popular.${key}`)} to={searchPath(t(`popular.${key}`)) ?? basePath} />
          ))}
        </Ways>
      </div>
      <PopularProducts />
    </div>
  );
}

function Ways({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid justify-items-center gap-3">
      <h3 className="font-semibold text-ink-soft text-sm">{title}</h3>
      <div className="flex flex-wrap justify-center gap-2.5">{children}</div>
    </section>
  );
}

function PopularProducts() {
  const { t } = useTranslation("search");
  const { data } = useQuery(queries.search.listProducts.queryOptions({ input: popularList }));
  if (!data || data.items.length === 0) return null;
  return (
    <section className="mt-14 border-line border-t pt-10">
      <h2 className="mb-6 font-display font-semibold text-heading">{t("help.popular")}</h2>
      <ProductGrid products={data.items.slice(0, shownProducts)} headingLevel="h3" width="narrow" />
    </section>
  );
}
