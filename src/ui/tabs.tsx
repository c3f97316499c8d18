import { Tabs as Radix } from "radix-ui";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { Link, type To } from "react-router";
import { cn } from "./class-names.ts";

/** `value` from the URL and tabs with `to`; or `value` with `onValueChange`; or `defaultValue` alone. */
export function Tabs({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root className={cn("min-w-0", className)} {...rest} />;
}

export function TabList({
  label,
  className,
  ...rest
}: ComponentProps<typeof Radix.List> & { label: string }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => showChosen(list.current));
  return (
    <div className={cn("relative border-line border-b", className)}>
      <Radix.List
        ref={list}
        aria-label={label}
        // The containing block of the hidden count of a tab, which would otherwise widen the page.
        className="relative -mb-px flex gap-1 overflow-x-auto overflow-y-hidden [scrollbar-width:none]"
        {...rest}
      />
    </div>
  );
}

/** On a narrow screen the row scrolls sideways, and the selected tab may be out of view. */
function showChosen(list: HTMLElement | null) {
  const chosen = list?.querySelector<HTMLElement>("[data-state=active]");
  if (!list || !chosen) return;
  const { left, right } = chosen.getBoundingClientRect();
  const { left: from, right: to } = list.getBoundingClientRect();
  if (left < from || right > to) list.scrollLeft += (left + right - from - to) / 2;
}

export type TabProps = {
  value: string;
  children: ReactNode;
  /** The address of this tab; makes it a link that replaces the current entry and keeps the scroll position. */
  to?: To;
  icon?: ReactNode;
  /** A small number after the label, for example unread messages. Repeat it in words in `countLabel`. */
  count?: number;
  countLabel?: string;
  disabled?: boolean;
};

export function Tab({ value, children, to, icon, count = 0, countLabel, disabled }: TabProps) {
  const content = (
    <>
      {icon}
      {children}
      {count > 0 && (
        <span className="figures grid h-5 min-w-5 place-items-center rounded-full bg-cherry px-1.5 font-bold text-on-cherry text-xs">
          <span aria-hidden={countLabel ? true : undefined}>{count}</span>
          {countLabel && <span className="sr-only">{countLabel}</span>}
        </span>
      )}
    </>
  );
  if (!to) {
    return (
      <Radix.Trigger value={value} disabled={disabled} className={tabLook}>
        {content}
      </Radix.Trigger>
    );
  }
  return (
    <Radix.Trigger value={value} disabled={disabled} className={tabLook} asChild>
      <Link to={to} replace preventScrollReset onKeyDown={pressOnSpace}>
        {content}
      </Link>
    </Radix.Trigger>
  );
}

const tabLook = [
  "flex min-h-12 shrink-0 items-center gap-2 whitespace-nowrap border-transparent border-b-3 px-3.5 pt-1 font-semibold",
  "text-ink-soft no-underline transition-colors hover:text-ink data-[state=active]:border-cherry-ink",
  "data-[state=active]:text-ink disabled:opacity-50 focus-visible:-outline-offset-3 [&_svg]:size-5",
].join(" ");

/** A link reacts to Enter only; a tab must react to the space bar as well. */
function pressOnSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn("pt-6", className)} {...rest} />;
}
