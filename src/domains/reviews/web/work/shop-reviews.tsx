import "#i18n/work-words.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { href, Link, useSearchParams } from "react-router";
import { queries } from "#client/queries.ts";
import { useSession } from "#client/session.tsx";
import { LateReportButton } from "#domains/moderation/web/late-report-button.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { pageCount } from "#kernel/paging.ts";
import { withQuery } from "#kernel/with-query.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FilterLinks } from "#ui/filter-links.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import type { ShopReview } from "../../review-shapes.ts";
import { ReviewCard } from "../review-card.tsx";
import { ReplyDialog } from "./reply-dialog.tsx";
import { readShopReviewsInput } from "./shop-reviews-address.ts";

const pathOf = (onlyUnanswered: boolean, page = 1) =>
  withQuery("", {
    tab: "reviews",
    show: onlyUnanswered ? "unanswered" : undefined,
    page: page > 1 ? String(page) : undefined,
  });

/** For a shop's team: what buyers wrote about its products, to answer and to report. */
export function ShopReviews() {
  const { t } = useTranslation("reviewWork");
  const [params] = useSearchParams();
  const input = readShopReviewsInput(params);
  const { data, isError, refetch, isFetching } = useQuery({
    ...queries.reviews.listShopReviews.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
  if (isError && !data)
    return <ErrorState message={t("loadFailed")} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton className="h-80" />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <FilterLinks
        label={t("views")}
        links={[
          { name: "all", label: t("allOfShop"), to: pathOf(false), isChosen: !input.onlyUnanswered },
          {
            name: "unanswered",
            label: t("unanswered", { count: data.unanswered }),
            to: pathOf(true),
            isChosen: input.onlyUnanswered,
          },
        ]}
      />
      <h2 className="font-display font-semibold text-heading">{t("replyTitle")}</h2>
      {data.items.length === 0 ? (
        <EmptyState title={t("noneTitle")} text={t("noneText")} headingLevel="h3" />
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {data.items.map((review) => (
            <Entry key={review.id} review={review} />
          ))}
        </ul>
      )}
      <Pagination
        page={data.page}
        pageCount={pageCount(data.total, data.pageSize)}
        hrefFor={(page) => pathOf(input.onlyUnanswered, page)}
      />
    </div>
  );
}

function Entry({ review }: { review: ShopReview }) {
  const session = useSession();
  const { productId, productName, authorName: name } = review;
  return (
    <li className="py-6">
      <p className="mb-3 text-sm">
        <Link to={`${href("/products/:productId", { productId })}#reviews`} className="text-link">
          {productName}
        </Link>
      </p>
      <ReviewCard review={review} companyName={session?.vendor?.companyName ?? ""}>
        <div className="mt-3 flex flex-wrap gap-2">
          <ReplyDialog review={review} />
          <LateReportButton kind="review" id={review.id} name={name} />
        </div>
      </ReviewCard>
    </li>
  );
}
