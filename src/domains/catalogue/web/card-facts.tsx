import { useTranslation } from "react-i18next";
import type { ProductCard } from "#domains/catalogue/contract.ts";
import { starPath } from "#ui/rating-stars.tsx";

const shades = {
  light: "before:bg-roast-light",
  "medium-light": "before:bg-roast-medium-light",
  medium: "before:bg-roast-medium",
  "medium-dark": "before:bg-roast-medium-dark",
  dark: "before:bg-roast-dark",
} as const;
const dot = "flex items-center gap-1.5 before:size-3 before:rounded-full before:border before:border-edge";

/** How dark it is roasted and how it was judged, each in a word; nothing of what is not known. */
export function CardFacts({ product }: { product: ProductCard }) {
  const { t } = useTranslation(["catalogue", "ui"]);
  const { roastLevel, reviewCount, ratingAverage } = product;
  if (roastLevel === "none" && reviewCount === 0) return null;
  const rating = ratingAverage.toFixed(1);
  return (
    <p className="mt-1.5 flex flex-wrap gap-x-3 text-ink-soft text-sm">
      {roastLevel !== "none" && (
        <span className={`${dot} ${shades[roastLevel]}`}>{t(`roast.${roastLevel}`)}</span>
      )}
      {reviewCount > 0 && (
        <span
          role="img"
          aria-label={t("ui:rating", { value: rating })}
          className="figures flex items-center gap-1"
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-4 fill-star">
            <path d={starPath} />
          </svg>
          <b className="font-semibold text-ink">{rating}</b>
          {` (${reviewCount})`}
        </span>
      )}
    </p>
  );
}
