import { useTranslation } from "#i18n/use-translation.ts";
import { cn } from "./class-names.ts";

const sizes = { sm: "h-4", md: "h-5", lg: "h-7" } as const;
/** One star in 24 by 24. */
const starPath = "M12 1.8l3.1 6.6 7.1.9-5.2 5 1.3 7.1L12 17.9 5.7 21.4 7 14.3l-5.2-5 7.1-.9z";

export type RatingStarsProps = {
  /** 0 to 5; fractions are drawn as partial stars. */
  value: number;
  /** The number of ratings; in parentheses. */
  count?: number;
  size?: keyof typeof sizes;
  className?: string;
};

export function RatingStars({ value, count, size = "sm", className }: RatingStarsProps) {
  const { t } = useTranslation("ui");
  const shown = Math.min(Math.max(value, 0), 5);
  const label = t("rating", { value: Number(shown.toFixed(1)) });
  return (
    <span className={cn("inline-flex items-center gap-1.5", className)}>
      <span role="img" aria-label={label} className={cn("relative inline-block aspect-[5/1]", sizes[size])}>
        <Stars className="text-neutral-wash" />
        <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: `${shown * 20}%` }}>
          <Stars className="text-star" />
        </span>
      </span>
      {count !== undefined && <span className="figures text-ink-soft text-sm">({count})</span>}
    </span>
  );
}

function Stars({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 120 24"
      fill="currentColor"
      aria-hidden="true"
      className={cn("h-full w-auto max-w-none", className)}
    >
      {[0, 24, 48, 72, 96].map((x) => (
        <path key={x} d={starPath} transform={`translate(${x})`} className="stroke-star" strokeWidth="1.2" />
      ))}
    </svg>
  );
}
