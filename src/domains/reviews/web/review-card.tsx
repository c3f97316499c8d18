import { BadgeCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatDate } from "#kernel/formats.ts";
import { Avatar } from "#ui/avatar.tsx";
import { RatingStars } from "#ui/rating-stars.tsx";
import type { Review } from "./review-page.ts";

export function ReviewCard({ review }: { review: Review }) {
  const { t } = useTranslation("reviews");
  return (
    <article>
      <div className="flex items-start gap-3.5">
        <Avatar name={review.authorName} size="sm" />
        <div className="min-w-0">
          <h3 className="font-semibold leading-tight">{review.authorName}</h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
            <RatingStars value={review.rating} />
            <time dateTime={review.createdAt}>{formatDate(review.createdAt)}</time>
            {review.isVerifiedPurchase && (
              <span className="inline-flex items-center gap-1.5 font-semibold text-leaf-ink">
                <BadgeCheck aria-hidden="true" className="size-4" />
                {t("verified")}
              </span>
            )}
          </p>
        </div>
      </div>
      <p lang={review.language} className="mt-3 max-w-prose whitespace-pre-line">
        {review.comment}
      </p>
      {review.helpfulVotes > 0 && (
        <p className="mt-2 text-ink-soft text-sm">{t("helpful", { count: review.helpfulVotes })}</p>
      )}
    </article>
  );
}
