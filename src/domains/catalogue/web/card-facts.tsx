import { Star } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ProductCard } from "#domains/catalogue/contract.ts";

const shades = {
  light: "bg-roast-light",
  "medium-light": "bg-roast-medium-light",
  medium: "bg-roast-medium",
  "medium-dark": "bg-roast-medium-dark",
  dark: "bg-roast-dark",
} as const;

/** How dark it is roasted and how it was judged, each in a word; nothing of what is not known. */
export function CardFacts({ product }: { product: ProductCard }) {
  const { t } = useTranslation(["catalogue", "ui"]);
  const { roastLevel, reviewCount, ratingAverage } = product;
  if (roastLevel === "none" && reviewCount === 0) return null;
  const rating = ratingAverage.toFixed(1);
  return (
    <p className="mt-1.5 flex flex-wrap gap-x-3 text-ink-soft text-sm">
      {roastLevel !== "none" && (
        <span className="flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className={`size-3 rounded-full border border-edge ${shades[roastLevel]}`}
          />
          {t(`roast.${roastLevel}`)}
        </span>
      )}
      {reviewCount > 0 && (
        <span
          role="img"
          aria-label={t("ui:rating", { value: rating })}
          className="figures flex items-center gap-1"
        >
          <Star aria-hidden="true" className="size-4 fill-current text-star" />
          <span className="font-semibold text-ink">{rating}</span> ({reviewCount})
        </span>
      )}
    </p>
  );
}
