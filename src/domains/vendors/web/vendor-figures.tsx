import { useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { RatingStars } from "#ui/rating-stars.tsx";

type VendorFiguresProps = { vendorId: string; sellingSince: string };

/** A vendor's rating, number of products, and member since. */
export function VendorFigures({ vendorId, sellingSince }: VendorFiguresProps) {
  const { t } = useTranslation("vendors");
  const { data } = useQuery(queries.reviews.getVendorRating.queryOptions({ input: { vendorId } }));
  return (
    <ul className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1.5 text-ink-soft text-sm">
      {data && (
        <>
          <li className="flex items-center gap-2.5">
            {data.reviewCount > 0 ? (
              <>
                <RatingStars value={data.ratingAverage} size="md" />
                <span>
                  <strong className="figures text-ink">{data.ratingAverage.toFixed(1)}</strong> ·{" "}
                  {t("reviews", { count: data.reviewCount })}
                </span>
              </>
            ) : (
              t("stall.noReviews")
            )}
          </li>
          <li>{t("stall.products", { count: data.productCount })}</li>
          {data.firstReplyMinutes !== null && (
            <li>{t("stall.replies", { time: replyTime(t, data.firstReplyMinutes) })}</li>
          )}
          {data.dispatchedInTime !== null && (
            <li>{t("stall.inTime", { percent: Math.floor(data.dispatchedInTime * 100) })}</li>
          )}
        </>
      )}
      {data && (data.firstReplyMinutes !== null || data.dispatchedInTime !== null) && (
        <li className="basis-full text-xs">{t("stall.figuresHint")}</li>
      )}
      <li>{t("stall.since", { date: formatDate(sellingSince) })}</li>
    </ul>
  );
}

/** Minutes as a person says them: rounded up to hours and days. */
function replyTime(t: TFunction<"vendors">, minutes: number): string {
  if (minutes < 60) return t("stall.minutes", { count: Math.max(1, minutes) });
  if (minutes < 48 * 60) return t("stall.hours", { count: Math.ceil(minutes / 60) });
  return t("stall.days", { count: Math.ceil(minutes / 1_440) });
}
