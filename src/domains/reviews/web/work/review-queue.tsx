import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import { Objections } from "#domains/decisions/web/objections.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { pageCount } from "#kernel/paging.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { moderationPath } from "./moderation-address.ts";
import { ReviewCaseCard } from "./review-case.tsx";
import { useReviewKeys } from "./use-review-keys.ts";

/** Reviews that wait for a decision, the longest waiting first, below the objections to refusals. */
export function ReviewQueue({ page }: { page: number }) {
  const { t } = useTranslation("reviewWork");
  const { data, isError, refetch, isFetching } = useQuery({
    ...queries.reviews.listReviewQueue.queryOptions({ input: { page } }),
    placeholderData: keepPreviousData,
  });
  const keys = useReviewKeys();
  if (isError && !data)
    return <ErrorState message={t("loadFailed")} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton className="h-80" />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Objections onlyReviews />
      <h2 className="font-display font-semibold text-heading">
        {t("queueTitle")} <span className="figures">({data.total})</span>
      </h2>
      {data.items.length === 0 ? (
        <EmptyState title={t("emptyTitle")} text={t("emptyText")} headingLevel="h3" />
      ) : (
        <>
          <p className="text-ink-soft text-sm pointer-coarse:hidden">{t("keys")}</p>
          <ol ref={keys.list} onKeyDown={keys.onKeyDown} className="grid grid-cols-1 gap-3">
            {data.items.map((review) => (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys work on the review with the focus
              <li key={review.id} tabIndex={0} className="rounded-leaf">
                <ReviewCaseCard review={review} />
              </li>
            ))}
          </ol>
        </>
      )}
      <Pagination
        page={data.page}
        pageCount={pageCount(data.total, data.pageSize)}
        hrefFor={(next) => moderationPath({ page: next })}
      />
    </div>
  );
}
