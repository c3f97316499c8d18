import type { ProductCard } from "#domains/catalogue/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";

const shades = {
  light: "before:bg-roast-light",
  "medium-light": "before:bg-roast-medium-light",
  medium: "before:bg-roast-medium",
  "medium-dark": "before:bg-roast-medium-dark",
  dark: "before:bg-roast-dark",
} as const;
const dot = "before:size-3 before:rounded-full before:border before:border-edge";

/** Roast level and rating, each in a word; unknown facts are left out. */
export function CardFacts({ product }: { product: ProductCard }) {
  const { t } = useTranslation(["catalogue", "ui"]);
  const { roastLevel, reviewCount, ratingAverage } = product;
  if (roastLevel === "none" && reviewCount === 0) return null;
  const rating = ratingAverage.toFixed(1);
  return (
    <p className="product-card-facts">
      {roastLevel !== "none" && (
        <span className={`${dot} ${shades[roastLevel]}`}>{t(`roast.${roastLevel}`)}</span>
      )}
      {reviewCount > 0 && (
        <span role="img" aria-label={t("ui:rating", { value: rating })}>
          <Icon name="star" />
          <b>{rating}</b>
          {` (${reviewCount})`}
        </span>
      )}
    </p>
  );
}
