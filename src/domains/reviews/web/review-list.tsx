import { useEffect, useRef } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { VotedReview } from "./review-buttons.tsx";
import type { ReviewPage } from "./review-page.ts";
import type { OwnPart } from "./use-own-part.ts";

type ReviewListProps = {
  pages: readonly ReviewPage[];
  companyName: string;
  own: OwnPart;
  hasMore: boolean;
  isLoading: boolean;
  /** Why the next page could not be loaded. */
  problem: string | null;
  onMore: () => void;
};

export function ReviewList({
  pages,
  companyName,
  own,
  hasMore,
  isLoading,
  problem,
  onMore,
}: ReviewListProps) {
  const { t } = useTranslation("reviews");
  // A vote in between may move a review to another page; it is shown once.
  const reviews = [...new Map(pages.flatMap((page) => page.items).map((one) => [one.id, one])).values()];
  const total = pages.at(-1)?.total ?? 0;
  const list = useFocusOnAdded(reviews.length, hasMore);
  return (
    <div>
      <p className="mb-4 text-ink-soft text-sm" role="status">
        {t("shown", { n: reviews.length, total })}
      </p>
      <ul ref={list} className="divide-y divide-line border-line border-y">
        {reviews.map((review) => (
          <li key={review.id} tabIndex={-1} className="py-6">
            <VotedReview
              review={review}
              companyName={companyName}
              isSignedIn={own.isSignedIn}
              isOwn={own.reviewId === review.id}
              // The server's answer comes after the list.
              key={String(own.helpfulIds.has(review.id))}
              wasHelpful={own.helpfulIds.has(review.id)}
            />
          </li>
        ))}
      </ul>
      {problem && (
        <InlineNotice tone="danger" live className="mt-4">
          {problem}
        </InlineNotice>
      )}
      {hasMore && (
        <Button variant="secondary" className="mt-6" loading={isLoading} onClick={onMore}>
          {t("more")}
        </Button>
      )}
    </div>
  );
}

/** With the last page, the button that loaded it disappears: the focus moves to the first new review. */
function useFocusOnAdded(count: number, hasMore: boolean) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current && before.current > 0 && !hasMore)
      (list.current?.children[before.current] as HTMLElement | undefined)?.focus();
    before.current = count;
  }, [count, hasMore]);
  return list;
}
