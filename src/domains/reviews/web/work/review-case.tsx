import { Link } from "react-router";
import { ReviewActions } from "#domains/decisions/web/review-actions.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate, formatDateTime } from "#kernel/formats.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { RatingStars } from "#ui/rating-stars.tsx";
import type { ReviewCase } from "../../review-shapes.ts";
import { ReviewPictures } from "../review-pictures.tsx";

const tones = { published: "green", waiting: "yellow", refused: "red" } as const;

/** One review in full for who decides about it: why it waits, who wrote it about what, and the decision. */
export function ReviewCaseCard({ review }: { review: ReviewCase }) {
  const { t } = useTranslation("reviewWork");
  const { t: tReviews } = useTranslation("reviews");
  const { id, vendorId, authorId, productId } = review;
  return (
    <Card padding="sm" className="gap-3">
      <article aria-labelledby={`review-${id}`} className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 id={`review-${id}`} className="font-semibold">
            <Link to={withQuery("", { tab: "products", product: productId })} className="hover:underline">
              {review.productName}
            </Link>
          </h3>
          <RatingStars value={review.rating} />
          <Badge tone={tones[review.state]}>{tReviews(`states.${review.state}`)}</Badge>
          {review.isVerifiedPurchase && <Badge tone="green">{t("verified")}</Badge>}
        </div>
        <p className="wrap-anywhere text-ink-soft text-sm">
          <Link to={withQuery("", { tab: "users", user: authorId })} className="text-link">
            {review.authorName}
          </Link>{" "}
          ({review.authorEmail}), {t("since", { date: formatDate(review.authorSince) })} ·{" "}
          <Link
            to={withQuery("", { tab: "vendors", state: "approved", vendor: vendorId })}
            className="text-link"
          >
            {review.companyName}
          </Link>{" "}
          · {formatDateTime(review.submittedAt)}
        </p>
        <p lang={review.language} className="wrap-anywhere max-w-prose whitespace-pre-line">
          {review.comment}
        </p>
        {review.pictures.length > 0 && <ReviewPictures name={review.authorName} pictures={review.pictures} />}
        {review.state === "waiting" && review.holdReasons.length > 0 && (
          <div className="text-sm">
            <p className="font-semibold">{t("held")}</p>
            <ul className="list-disc pl-5">
              {review.holdReasons.map((reason) => (
                <li key={reason}>{t(`holds.${reason}`)}</li>
              ))}
            </ul>
          </div>
        )}
        <ReviewActions review={review} />
      </article>
    </Card>
  );
}
