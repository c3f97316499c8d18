import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { href, Link } from "react-router";
import { queries } from "#client/queries.ts";
import { OwnReviewDecision } from "#domains/decisions/web/own-review-decision.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { pageCount } from "#kernel/paging.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Picture } from "#ui/picture.tsx";
import { RatingStars } from "#ui/rating-stars.tsx";
import type { OwnReview } from "../../review-shapes.ts";

const tones = { published: "green", waiting: "yellow", refused: "red" } as const;

/** One's own reviews with how each stands, why it waits or is not shown, and the way to change it. */
export function OwnReviews() {
  const { t } = useTranslation("ownReviews");
  const [page, setPage] = useState(1);
  const { data } = useQuery({
    ...queries.reviews.listMyReviews.queryOptions({ input: { page } }),
    placeholderData: keepPreviousData,
  });
  if (!data) return null;
  const pages = pageCount(data.total, data.pageSize);
  return (
    <section id="reviews" aria-labelledby="own-reviews" className="mt-10 grid scroll-mt-24 grid-cols-1 gap-4">
      <h2 id="own-reviews" className="font-display font-semibold text-heading">
        {t("title")}
      </h2>
      {data.items.length === 0 ? (
        <p className="text-ink-soft">{t("noneText")}</p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {data.items.map((review) => (
            <Entry key={review.id} review={review} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="secondary" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t("previous")}
          </Button>
          <span className="figures text-sm">{t("page", { page, pages })}</span>
          <Button variant="secondary" size="sm" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t("next")}
          </Button>
        </div>
      )}
    </section>
  );
}

function Entry({ review }: { review: OwnReview }) {
  const { t } = useTranslation("reviews");
  const { t: tOwn } = useTranslation("ownReviews");
  const { id, productId, state } = review;
  const product = href("/products/:productId", { productId });
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 gap-y-2 py-5">
      <span className="size-16 overflow-hidden rounded-leaf-sm bg-sunken">
        <Picture src={review.imageUrl} alt="" sizes="4rem" width={64} height={64} />
      </span>
      <div className="grid min-w-0 gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semibold">
            <Link to={`${product}#reviews`} className="hover:underline">
              {review.productName}
            </Link>
          </h3>
          <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
        </div>
        <p className="flex flex-wrap items-center gap-3 text-ink-soft text-sm">
          <RatingStars value={review.rating} />
          {formatDate(review.createdAt)}
        </p>
        <p lang={review.language} className="wrap-anywhere max-w-prose whitespace-pre-line">
          {review.comment}
        </p>
        {state === "waiting" && (
          <div className="text-sm">
            <p className="font-semibold">{tOwn("why")}</p>
            <ul className="list-disc pl-5 text-ink-soft">
              {review.holdReasons.map((reason) => (
                <li key={reason}>{t(`holds.${reason}`)}</li>
              ))}
            </ul>
          </div>
        )}
        {state === "refused" && <OwnReviewDecision reviewId={id} />}
        <Button asChild variant="secondary" size="sm" className="justify-self-start">
          <Link to={withQuery(product, { review: "write" })}>{t("edit")}</Link>
        </Button>
      </div>
    </li>
  );
}
