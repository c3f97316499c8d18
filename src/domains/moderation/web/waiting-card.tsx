import { Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { cn } from "#ui/class-names.ts";

type WaitingCardProps = { label: string; to: string; count: number; oldestHours: number | null };

/** Waiting longer than this counts as late. */
const lateHours = 72;

/** How many wait, how long the oldest has, and a link. */
export function WaitingCard({ label, to, count, oldestHours }: WaitingCardProps) {
  const { t } = useTranslation("moderation");
  const isLate = (oldestHours ?? 0) >= lateHours;
  const age =
    oldestHours === null
      ? null
      : oldestHours < 48
        ? t("oldestHours", { count: oldestHours })
        : t("oldestDays", { count: Math.floor(oldestHours / 24) });
  return (
    <li className="relative flex flex-col justify-between gap-3 rounded-leaf border border-edge bg-surface p-5 transition-colors hover:border-ink">
      <Link
        to={to}
        className="text-ink-soft text-sm no-underline after:absolute after:inset-0 after:rounded-leaf"
      >
        {label}
      </Link>
      <div>
        <p className="figures font-display font-semibold text-title leading-none">{count}</p>
        <p className={cn("mt-2 text-sm", isLate ? "font-semibold text-danger-ink" : "text-ink-soft")}>
          {age}
        </p>
      </div>
    </li>
  );
}
