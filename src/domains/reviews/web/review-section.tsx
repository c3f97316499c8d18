import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { describeError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { CheckedNote } from "./checked-note.tsx";
import { RatingSummary } from "./rating-summary.tsx";
import { everything, inputOf, isFiltered, type ReviewChoice } from "./review-choice.ts";
import { ReviewFilters } from "./review-filters.tsx";
import { ReviewList } from "./review-list.tsx";
import type { ReviewPage } from "./review-page.ts";
import { ReviewSkeleton } from "./review-skeleton.tsx";
import { useOwnPart } from "./use-own-part.ts";
import { WriteReview } from "./write-review.tsx";

type ReviewSectionProps = {
  productId: string;
  productName: string;
  companyName: string;
  /** Loaded with the page; null: the server failed, so the browser requests it. */
  firstPage: ReviewPage | null;
};

/** A product's reviews: the first page comes with the product's page, more and other choices on request. */
export default function ReviewSection({
  productId,
  productName,
  companyName,
  firstPage,
}: ReviewSectionProps) {
  const { t } = useTranslation("reviews");
  const { t: tErrors } = useTranslation("errors");
  const [choice, setChoice] = useState<ReviewChoice>(everything);
  const own = useOwnPart(productId);
  const list = useReviewPages(productId, choice, firstPage);
  const write = <WriteReview productId={productId} productName={productName} own={own} />;
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
  const { ratingAverage, ratingCounts, total } = newest!;
  if (ratingCounts.every((count) => count === 0))
    return (
      <div className="grid gap-8">
        <EmptyState headingLevel="h3" title={t("none")} text={t("noneText")} action={write} />
        <CheckedNote />
      </div>
    );
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[18rem_1fr]">
      <div className="grid content-start gap-8">
        <RatingSummary
          average={ratingAverage}
          counts={ratingCounts}
          chosen={choice.stars}
          onChoose={(stars) => setChoice({ ...choice, stars })}
        />
        {write}
        <CheckedNote />
      </div>
      <div className="min-w-0" aria-busy={list.isPlaceholderData || undefined}>
        <ReviewFilters choice={choice} onChange={setChoice} />
        {total === 0 && isFiltered(choice) ? (
          <EmptyState
            headingLevel="h3"
            title={t("noneLeft")}
            action={
              <Button variant="secondary" onClick={() => setChoice(everything)}>
                {t("clear")}
              </Button>
            }
          />
        ) : (
          <ReviewList
            pages={list.data.pages}
            companyName={companyName}
            own={own}
            hasMore={list.hasNextPage}
            isLoading={list.isFetchingNextPage}
            problem={list.isFetchNextPageError ? describeError(tErrors, list.error).text : null}
            onMore={() => void list.fetchNextPage()}
          />
        )}
      </div>
    </div>
  );
}

function useReviewPages(productId: string, choice: ReviewChoice, firstPage: ReviewPage | null) {
  return useInfiniteQuery({
    ...queries.reviews.listReviews.infiniteOptions({
      input: (page: number) => inputOf(productId, choice, page),
      initialPageParam: 1,
      getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
    }),
    // Until another choice has loaded, the last one stays.
    placeholderData: (before) => before,
    ...(firstPage && choice === everything && { initialData: { pages: [firstPage], pageParams: [1] } }),
  });
}
