import type { ReactNode } from "react";
import { DeliveryLine } from "#domains/catalogue/web/delivery-line.tsx";
import type { ListProductsInput } from "#domains/search/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Container } from "#ui/container.tsx";
import { ActiveFilters } from "./active-filters.tsx";
import { countWords } from "./count-words.ts";
import { FacetPanel } from "./facet-panel.tsx";
import { FilterButton } from "./filter-button.tsx";
import "./filter-column.css";
import { changeList, listPath } from "./list-params.ts";
import { ProductResults } from "./product-results.tsx";
import { SortForm } from "./sort-form.tsx";
import { useListFocus } from "./use-list-focus.ts";
import { useListPrefetch } from "./use-list-links.ts";
import { useProductList } from "./use-product-list.ts";

export type ProductBrowserProps = {
  input: ListProductsInput;
  /** The page's own address; filters are appended. */
  basePath: string;
  /** The category is the page itself, not a removable filter. */
  isCategoryFixed?: boolean;
  heading: ReactNode;
};

/** Products with filters, sorting and pages. Everything is a link or a GET form, so the URL is the state. */
export function ProductBrowser({ input, basePath, isCategoryFixed = false, heading }: ProductBrowserProps) {
  const { t } = useTranslation("search");
  const list = useProductList(input);
  const count = useListFocus(input, list.isPlaceholderData);
  const prefetch = useListPrefetch(isCategoryFixed ? input.category : undefined);
  const pathFor = (change: Partial<ListProductsInput>) => {
    const changed = changeList(input, change);
    return listPath(basePath, isCategoryFixed ? { ...changed, category: undefined } : changed);
  };
  const facets = { input, list: list.data, pathFor, basePath, isCategoryFixed };
  return (
    <Container width="wide" className="pt-6 pb-16 sm:pt-8 lg:pt-10">
      {heading}
      <div ref={prefetch} className="mt-8 grid gap-x-10 lg:grid-cols-[15.5rem_minmax(0,1fr)]">
        <noscript>
          {/* Without JavaScript the sheet can't open: the filters are shown above the list. */}
          <style>{".filter-column{display:block!important}.filter-button{display:none}"}</style>
        </noscript>
        <aside aria-label={t("list.filters")} className="filter-column">
          <FacetPanel {...facets} />
        </aside>
        <div className="min-w-0">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p ref={count} tabIndex={-1} aria-live="polite" className="figures text-ink-soft outline-none">
              {list.data && countWords(t, list.data)}
            </p>
            <DeliveryLine on="list" />
            <div className="flex items-center gap-2 max-sm:w-full max-sm:justify-between">
              <FilterButton {...facets} count={list.isPlaceholderData ? undefined : list.data} />
              <SortForm input={input} basePath={basePath} isCategoryFixed={isCategoryFixed} />
            </div>
          </div>
          <ActiveFilters {...facets} />
          <ProductResults list={list} facets={facets} />
        </div>
      </div>
    </Container>
  );
}
