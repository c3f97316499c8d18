import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigation } from "react-router";
import { describeError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { ProductGrid } from "#domains/catalogue/web/product-grid.tsx";
import { ProductGridSkeleton } from "#domains/catalogue/web/product-grid-skeleton.tsx";
import type { ListProductsInput } from "#domains/search/contract.ts";
import { pageCount } from "#kernel/paging.ts";
import { cn } from "#ui/class-names.ts";
import { Container } from "#ui/container.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { ActiveFilters } from "./active-filters.tsx";
import { FacetPanel } from "./facet-panel.tsx";
import { FilterDrawer } from "./filter-drawer.tsx";
import { changeList, listPath } from "./list-params.ts";
import { NoResults } from "./no-results.tsx";
import { SortForm } from "./sort-form.tsx";

export type ProductBrowserProps = {
  input: ListProductsInput;
  /** The page's own address; filters are written behind it. */
  basePath: string;
  /** A category that the page itself stands for: it is no filter that could be taken away. */
  isCategoryFixed?: boolean;
  heading: ReactNode;
};

/** Products with filters, sorts and pages. Everything is a link or a GET form, so the URL is the state. */
export function ProductBrowser({ input, basePath, isCategoryFixed = false, heading }: ProductBrowserProps) {
  const { t } = useTranslation("search");
  const { t: tErrors } = useTranslation("errors");
  const list = useQuery({
    ...queries.search.listProducts.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
  const { state, location: next } = useNavigation();
  const { pathname } = useLocation();
  const isRefreshing = state === "loading" && next.pathname === pathname;
  const pathFor = (change: Partial<ListProductsInput>) => {
    const changed = changeList(input, change);
    return listPath(basePath, isCategoryFixed ? { ...changed, category: undefined } : changed);
  };
  const facets = { input, facets: list.data?.facets, pathFor, basePath, isCategoryFixed };
  return (
    <Container width="wide" className="pt-8 pb-16 lg:pt-10">
      {heading}
      <div className="mt-8 grid gap-x-10 lg:grid-cols-[15.5rem_minmax(0,1fr)]">
        <noscript>
          {/* Without JavaScript no drawer opens: the filters stand above the list. */}
          <style>{".filter-column{display:block!important}.filter-button{display:none}"}</style>
        </noscript>
        <aside aria-label={t("list.filters")} className="filter-column hidden lg:block">
          <FacetPanel {...facets} />
        </aside>
        <div className="min-w-0">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p aria-live="polite" className="figures text-ink-soft">
              {list.data && t("list.count", { count: list.data.total })}
            </p>
            <div className="flex items-center gap-2 max-sm:w-full max-sm:justify-between">
              <FilterDrawer {...facets} total={list.data?.total} />
              <SortForm input={input} basePath={basePath} isCategoryFixed={isCategoryFixed} />
            </div>
          </div>
          <ActiveFilters {...facets} />
          {list.data ? (
            <section
              aria-label={t("list.label")}
              aria-busy={isRefreshing || undefined}
              className={cn("transition-opacity duration-200", isRefreshing && "opacity-50")}
            >
              {list.data.items.length === 0 ? (
                <NoResults clearPath={basePath} />
              ) : (
                <ProductGrid
                  products={list.data.items}
                  isFirst
                  headingLevel="h2"
                  width="narrow"
                  term={input.search}
                />
              )}
              <div className="mt-14">
                <Pagination
                  page={list.data.page}
                  pageCount={pageCount(list.data.total, list.data.pageSize)}
                  hrefFor={(page) => pathFor({ page })}
                />
              </div>
            </section>
          ) : list.isError ? (
            <ErrorState
              title={t("list.error")}
              message={describeError(tErrors, list.error).text}
              onRetry={() => void list.refetch()}
              retrying={list.isFetching}
            />
          ) : (
            <ProductGridSkeleton count={12} />
          )}
        </div>
      </div>
    </Container>
  );
}
