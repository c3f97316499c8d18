import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";
import { cn } from "./class-names.ts";

const sizes = { sm: "text-sm", md: "text-base", lg: "text-heading", xl: "text-title" } as const;

export type PriceProps = {
  cents: number;
  /** The price before a reduction; struck through if higher. */
  beforeCents?: number;
  size?: keyof typeof sizes;
  className?: string;
};

export function Price({ cents, beforeCents, size = "md", className }: PriceProps) {
  const { t } = useTranslation("ui");
  const reduced = beforeCents !== undefined && beforeCents > cents;
  const big = size === "lg" || size === "xl";
  return (
    <span className={cn("figures inline-flex flex-wrap items-baseline gap-x-2", sizes[size], className)}>
      {reduced && <span className="sr-only">{t("salePrice")}</span>}
      <span className={cn("font-semibold", big && "font-display", reduced && "text-cherry-ink")}>
        {formatUsd(cents)}
      </span>
      {reduced && (
        <>
          <span className="sr-only">{t("regularPrice")}</span>
          <s className={cn("text-ink-faint", big ? "text-base" : "text-[0.875em]")}>
            {formatUsd(beforeCents)}
          </s>
        </>
      )}
    </span>
  );
}
