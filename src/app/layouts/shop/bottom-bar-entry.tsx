import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { CountBadge } from "#ui/count-badge.tsx";
import { usePress } from "#ui/presses.tsx";

type BottomBarEntryProps = {
  label: string;
  icon: ReactNode;
  /** Its link; or its action. */
  to?: string;
  onOpen?: () => void;
  /** With onOpen: called as soon as someone is about to press, and again with the press. */
  onWant?: () => void;
  count?: number;
  /** The label with its number, for screen readers. */
  spoken?: string;
};

const look =
  "flex h-full w-full flex-col items-center justify-center gap-0.5 px-0.5 text-ink-soft text-xs no-underline hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-cherry-ink [&_svg]:size-5.5";

export function BottomBarEntry({ label, icon, to, onOpen, onWant, count = 0, spoken }: BottomBarEntryProps) {
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
        <OpeningEntry name={label} onWant={onWant} onOpen={onOpen}>
          {content}
        </OpeningEntry>
      )}
    </li>
  );
}

type OpeningEntryProps = {
  name: string;
  onWant: (() => void) | undefined;
  onOpen: (() => void) | undefined;
  children: ReactNode;
};

function OpeningEntry({ name, onWant, onOpen, children }: OpeningEntryProps) {
  const press = usePress(`bar ${name}`, () => {
    onWant?.();
    onOpen?.();
  });
  return (
    <button aria-haspopup="dialog" onPointerEnter={onWant} onFocus={onWant} className={look} {...press}>
      {children}
    </button>
  );
}
