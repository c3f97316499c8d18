import { useInfiniteQuery } from "@tanstack/react-query";
import { describeError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { RatingSummary } from "./rating-summary.tsx";
import { ReviewList } from "./review-list.tsx";
import type { ReviewPage } from "./review-page.ts";
import { ReviewSkeleton } from "./review-skeleton.tsx";

type ReviewSectionProps = {
  productId: string;
  /** Loaded with the page; null: the server failed, so the browser requests it. */
  firstPage: ReviewPage | null;
};

/** A product's reviews: the first page comes with the product's page, more on request. */
export function ReviewSection({ productId, firstPage }: ReviewSectionProps) {
  const { t } = useTranslation("reviews");
  const { t: tErrors } = useTranslation("errors");
  const list = useInfiniteQuery({
    ...queries.reviews.listReviews.infiniteOptions({
      input: (page: number) => ({ productId, page }),
      initialPageParam: 1,
      getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
    }),
    ...(firstPage && { initialData: { pages: [firstPage], pageParams: [1] } }),
  });
  if (!list.data) {
    if (!list.isError) return <ReviewSkeleton />;
    return (
      <ErrorState
        headingLevel="h3"
        title={t("failed")}
        message={describeError(tErrors, list.error).text}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  }
  const [newest] = list.data.pages;
  if (newest!.total === 0) return <EmptyState headingLevel="h3" title={t("none")} text={t("noneText")} />;
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[18rem_1fr]">
      <RatingSummary average={newest!.ratingAverage} counts={newest!.ratingCounts} total={newest!.total} />
      <ReviewList
        pages={list.data.pages}
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        problem={list.isFetchNextPageError ? describeError(tErrors, list.error).text : null}
        onMore={() => void list.fetchNextPage()}
      />
    </div>
  );
}
