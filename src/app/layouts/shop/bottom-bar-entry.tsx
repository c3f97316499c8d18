import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { cn } from "#ui/class-names.ts";
import { CountBadge } from "#ui/count-badge.tsx";

type BottomBarEntryProps = {
  label: string;
  icon: ReactNode;
  /** Where it leads; or what it opens. */
  to?: string;
  onClick?: () => void;
  /** With onClick: called as soon as someone is about to press, and again with the press. */
  onWant?: () => void;
  count?: number;
  /** The label with its number, for who does not see the badge. */
  spoken?: string;
};

const look =
  "flex h-full w-full flex-col items-center justify-center gap-0.5 px-0.5 text-ink-soft text-xs no-underline hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-cherry-ink [&_svg]:size-5.5";

export function BottomBarEntry({ label, icon, to, onClick, onWant, count = 0, spoken }: BottomBarEntryProps) {
  const content = (
    <>
      <span className="relative">
        {icon}
        <CountBadge count={count} className="absolute -top-2 left-3.5" />
      </span>
      <span aria-hidden={spoken ? true : undefined} className="max-w-full truncate">
        {label}
      </span>
      {spoken && <span className="sr-only">{spoken}</span>}
    </>
  );
  return (
    <li>
      {to ? (
        <NavLink to={to} end className={look}>
          {content}
        </NavLink>
      ) : (
        <button
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={onWant}
          onFocus={onWant}
          onClick={() => {
            onWant?.();
            onClick?.();
          }}
          className={cn(look)}
        >
          {content}
        </button>
      )}
    </li>
  );
}
