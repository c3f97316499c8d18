import { useTranslation } from "#i18n/use-translation.ts";
import { cn } from "#ui/class-names.ts";

const lowStock = 10;

/** Availability; a number only when it is low. */
export function ProductStock({ stockQuantity }: { stockQuantity: number }) {
  const { t } = useTranslation("catalogue");
  const isLow = stockQuantity <= lowStock;
  if (stockQuantity < 1) return null;
  return (
    <p className="flex items-center gap-2.5 text-sm">
      <span
        aria-hidden="true"
        className={cn("size-2.5 shrink-0 rounded-full", isLow ? "bg-warning-ink" : "bg-leaf")}
      />
      <span className="font-semibold">
        {isLow ? t("product.lowStock", { n: stockQuantity }) : t("product.inStock")}
      </span>
    </p>
  );
}
