import { useTranslation } from "#i18n/use-translation.ts";
import { cn } from "#ui/class-names.ts";
import { RatingStars } from "#ui/rating-stars.tsx";

type RatingSummaryProps = {
  average: number;
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  counts: readonly number[];
  /** The stars that are shown alone. */
  chosen: number | undefined;
  onChoose: (stars: number | undefined) => void;
};

/** The average, and how the ratings are spread; each bar shows its reviews alone. */
export function RatingSummary({ average, counts, chosen, onChoose }: RatingSummaryProps) {
  const { t } = useTranslation("reviews");
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <div>
      <p className="figures font-display font-semibold text-display leading-none">{average.toFixed(1)}</p>
      <RatingStars value={average} size="md" className="mt-3" />
      <p className="mt-1 text-ink-soft text-sm">{t("count", { count: total })}</p>
      <h3 className="sr-only">{t("distribution")}</h3>
      <ul className="mt-4 grid gap-0.5">
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = counts[stars - 1] ?? 0;
          return (
            <li key={stars}>
              <button
                type="button"
                aria-pressed={chosen === stars}
                aria-label={`${t("stars", { count: stars })}: ${t("count", { count })}`}
                disabled={count === 0}
                onClick={() => onChoose(chosen === stars ? undefined : stars)}
                className="-mx-2 grid w-[calc(100%+1rem)] grid-cols-[5.5rem_1fr_2.5rem] items-center gap-3 rounded-leaf-sm px-2 py-1.5 text-left text-sm enabled:hover:bg-ink/8 aria-pressed:bg-ink/8 aria-pressed:font-semibold pointer-coarse:py-2.5"
              >
                <span>{t("stars", { count: stars })}</span>
                <span className="block h-2.5 overflow-hidden rounded-full bg-neutral-wash">
                  <span
                    className={cn("block h-full origin-left rounded-full bg-leaf")}
                    style={{ scale: `${count / Math.max(1, total)} 1` }}
                  />
                </span>
                <span className="figures text-right text-ink-soft">{count}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
