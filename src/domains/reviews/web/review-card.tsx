import type { ReactNode } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Icon } from "#ui/icon.tsx";
import { RatingStars } from "#ui/rating-stars.tsx";
import type { Review } from "./review-page.ts";
import { ReviewPictures } from "./review-pictures.tsx";

type ReviewCardProps = {
  review: Review;
  /** Whose answer it may have. */
  companyName: string;
  /** What can be done with it. */
  children?: ReactNode;
};

export function ReviewCard({ review, companyName, children }: ReviewCardProps) {
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
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
          <RatingStars value={review.rating} />
          <time dateTime={review.createdAt}>{formatDate(review.createdAt)}</time>
          {review.editedAt && <span>({t("edited")})</span>}
        </p>
        <p lang={review.language} className="wrap-anywhere mt-2 max-w-prose whitespace-pre-line">
          {review.comment}
        </p>
        {review.pictures.length > 0 && <ReviewPictures name={review.authorName} pictures={review.pictures} />}
        {review.helpfulVotes > 0 && (
          <p className="mt-3 text-ink-soft text-sm">{t("helpful", { count: review.helpfulVotes })}</p>
        )}
        {children}
        {review.reply && (
          <div className="mt-4 max-w-prose border-leaf border-l-3 pl-4">
            <p className="font-semibold text-sm">
              {t("replyOf", { vendor: companyName })}
              <span className="ml-2 font-normal text-ink-soft">{formatDate(review.repliedAt!)}</span>
            </p>
            <p className="wrap-anywhere mt-1 whitespace-pre-line">{review.reply}</p>
          </div>
        )}
      </div>
    </article>
  );
}
