import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { describeError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { RatingSummary } from "./rating-summary.tsx";
import { ReviewCard } from "./review-card.tsx";
import type { ReviewPage } from "./review-page.ts";

type ReviewSectionProps = { productId: string; firstPage: ReviewPage };

/** A product's reviews: the first page came with the product's page, more on request. */
export function ReviewSection({ productId, firstPage }: ReviewSectionProps) {
  const { t } = useTranslation("reviews");
  const { t: tErrors } = useTranslation("errors");
  const list = useInfiniteQuery({
    ...queries.reviews.listReviews.infiniteOptions({
      input: (page: number) => ({ productId, page }),
      initialPageParam: 1,
      getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
    }),
    initialData: { pages: [firstPage], pageParams: [1] },
  });
  const reviews = list.data.pages.flatMap((page) => page.items);
  if (reviews.length === 0) return <EmptyState headingLevel="h3" title={t("none")} text={t("noneText")} />;
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[18rem_1fr]">
      <RatingSummary
        average={firstPage.ratingAverage}
        counts={firstPage.ratingCounts}
        total={firstPage.total}
      />
      <div>
        <ul className="divide-y divide-line">
          {reviews.map((review) => (
            <li key={review.id} className="py-6 first:pt-0">
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
        {list.isFetchNextPageError && (
          <InlineNotice tone="danger" live>
            {describeError(tErrors, list.error).text}
          </InlineNotice>
        )}
        {list.hasNextPage && (
          <Button
            variant="secondary"
            className="mt-4"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t("more")}
          </Button>
        )}
      </div>
    </div>
  );
}
