import { useTranslation } from "#i18n/use-translation.ts";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { RatingStars } from "#ui/rating-stars.tsx";

type RatingSummaryProps = {
  average: number;
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  counts: readonly number[];
  total: number;
};

export function RatingSummary({ average, counts, total }: RatingSummaryProps) {
  const { t } = useTranslation("reviews");
  return (
    <div>
      <p className="figures font-display font-semibold text-display leading-none">{average.toFixed(1)}</p>
      <RatingStars value={average} size="md" className="mt-3" />
      <p className="mt-1 text-ink-soft text-sm">{t("count", { count: total })}</p>
      <h3 className="sr-only">{t("distribution")}</h3>
      <ul className="mt-5 grid gap-2.5">
        {[5, 4, 3, 2, 1].map((stars) => (
          <li key={stars}>
            <ProgressBar
              label={t("stars", { count: stars })}
              value={counts[stars - 1] ?? 0}
              max={Math.max(1, total)}
              valueText={String(counts[stars - 1] ?? 0)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
