import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Icon } from "#ui/icon.tsx";
import { RatingStars } from "#ui/rating-stars.tsx";
import type { Review } from "./review-page.ts";

export function ReviewCard({ review }: { review: Review }) {
  const { t } = useTranslation("reviews");
  return (
    <article className="grid gap-x-8 gap-y-3 sm:grid-cols-[11rem_1fr]">
      <div className="flex items-start gap-3">
        <Avatar name={review.authorName} size="sm" />
        <div className="min-w-0">
          <h3 className="font-semibold leading-tight">{review.authorName}</h3>
          {review.isVerifiedPurchase && (
            <p className="mt-0.5 flex items-center gap-1 font-semibold text-leaf-ink text-xs">
              <Icon name="badge-check" className="size-4 shrink-0" />
              {t("verified")}
            </p>
          )}
        </div>
      </div>
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
          <RatingStars value={review.rating} />
          <time dateTime={review.createdAt}>{formatDate(review.createdAt)}</time>
        </p>
        <p lang={review.language} className="mt-2 max-w-prose whitespace-pre-line">
          {review.comment}
        </p>
        {review.helpfulVotes > 0 && (
          <p className="mt-3 flex items-center gap-2 text-ink-soft text-sm">
            <Icon name="thumbs-up" className="size-4 shrink-0" />
            {t("helpful", { count: review.helpfulVotes })}
          </p>
        )}
      </div>
    </article>
  );
}
