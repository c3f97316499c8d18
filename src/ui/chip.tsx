import type { ReactNode } from "react";
import { Link, type To } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { cn } from "./class-names.ts";
import { Icon } from "./icon.tsx";

export type ChipProps = {
  /** The words; also used in the remove button's label. */
  label: string;
  icon?: ReactNode;
  /** Adds a remove button. */
  onRemove?: () => void;
  /** The chip is a link (for example, a popular search). */
  to?: To;
  /** The chip is a button. */
  onClick?: () => void;
  /** With onClick: whether it is selected. */
  pressed?: boolean;
  className?: string;
};

const frame =
  "inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border-[1.5px] border-edge bg-surface text-sm text-ink pointer-coarse:min-h-11";
const live =
  "px-4 font-medium no-underline transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper [&_svg]:size-4";

/** A removable value, a link or a toggle in one small shape. */
export function Chip({ label, icon, onRemove, to, onClick, pressed, className }: ChipProps) {
  const { t } = useTranslation("ui");
  const words = (
    <>
      {icon}
      <span className="truncate">{label}</span>
    </>
  );
  if (onRemove) {
    return (
      <span className={cn(frame, "pl-4 [&_svg]:size-4", className)}>
        {to ? (
          <Link to={to} className="flex min-h-9 min-w-0 items-center gap-2 no-underline hover:underline">
            {words}
          </Link>
        ) : (
          words
        )}
        <button
          type="button"
          aria-label={t("remove", { label })}
          onClick={onRemove}
          className="grid size-9 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-ink/8 hover:text-ink pointer-coarse:size-11"
        >
          <Icon name="x" />
        </button>
      </span>
    );
  }
  if (to) {
    return (
      <Link to={to} className={cn(frame, live, className)}>
        {words}
      </Link>
    );
  }
  if (onClick) {
    return (
      <button type="button" aria-pressed={pressed} onClick={onClick} className={cn(frame, live, className)}>
        {words}
      </button>
    );
  }
  return <span className={cn(frame, "px-4 [&_svg]:size-4", className)}>{words}</span>;
}
