import { Link } from "react-router";
import { describeError } from "#client/notify-error.ts";
import { ProductGrid } from "#domains/catalogue/web/product-grid.tsx";
import { ProductGridSkeleton } from "#domains/catalogue/web/product-grid-skeleton.tsx";
import { mostCounted } from "#domains/search/list-bounds.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { pageCount } from "#kernel/paging.ts";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { CloseMatches } from "./close-matches.tsx";
import { CorrectedNotice } from "./corrected-notice.tsx";
import type { FacetPanelProps } from "./facet-panel.tsx";
import { NoResults } from "./no-results.tsx";
import { UnderstoodWishes } from "./understood-wishes.tsx";
import type { useProductList } from "./use-product-list.ts";

/** A full page, so that the scroll position is right before products arrive. */
const skeletons = 24;

type ProductResultsProps = { list: ReturnType<typeof useProductList>; facets: FacetPanelProps };

/** The products; or why there are none, and what to do about it. */
export function ProductResults({ list, facets }: ProductResultsProps) {
  const { t } = useTranslation("search");
  const { t: tErrors } = useTranslation("errors");
  const { data } = list;
  if (!data) {
    if (!list.isError) return <ProductGridSkeleton count={skeletons} />;
    return (
      <ErrorState
        title={t("list.error")}
        message={describeError(tErrors, list.error).text}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  }
  const { search } = facets.input;
  // No list goes on after so many.
  const last = pageCount(Math.min(data.total, mostCounted), data.pageSize);
  return (
    <section
      aria-label={t("list.label")}
      aria-busy={list.isPlaceholderData || undefined}
      className={cn("transition-opacity duration-200", list.isPlaceholderData && "opacity-50")}
    >
      {data.searchedFor && search && <CorrectedNotice typed={search} searchedFor={data.searchedFor} />}
      <UnderstoodWishes understood={data.understood} pathFor={facets.pathFor} />
      {data.items.length > 0 && (
        <ProductGrid products={data.items} isFirst headingLevel="h2" width="narrow" term={search} />
      )}
      {data.items.length === 0 && data.closeMatches.length > 0 && (
        <p role="status" className="mb-8 font-display font-semibold text-heading">
          {data.missing ? t("list.missing", { term: data.missing }) : t("list.together", { term: search })}
        </p>
      )}
      {data.total === 0 && data.closeMatches.length === 0 && <NoResults {...facets} />}
      {data.total > 0 && data.items.length === 0 && (
        // The list ends before this page, as after an old link.
        <EmptyState
          title={t("list.pastEnd")}
          text={t("list.pastEndText", { count: last })}
          action={
            <Button asChild>
              <Link to={facets.pathFor({ page: last })}>{t("list.toLastPage")}</Link>
            </Button>
          }
        />
      )}
      <CloseMatches products={data.closeMatches} />
      <div className="mt-14">
        <Pagination
          page={data.page}
          pageCount={data.items.length && last}
          hrefFor={(page) => facets.pathFor({ page })}
        />
      </div>
    </section>
  );
}
