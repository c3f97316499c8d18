import type { ReactNode } from "react";
import { Link, type To } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { cn } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { pageList } from "./page-list.ts";

export type PaginationProps = {
  page: number;
  pageCount: number;
  hrefFor: (page: number) => To;
  /** Of what, where a page has several such lists. */
  label?: string;
  className?: string;
};

const box =
  "figures grid h-11 min-w-11 place-items-center rounded-leaf-sm px-2.5 font-semibold no-underline transition-colors";

/** Pages as links. Nothing if there is only one page. On a phone: previous, current, next. */
export function Pagination({ page, pageCount, hrefFor, label, className }: PaginationProps) {
  const { t } = useTranslation("ui");
  if (pageCount <= 1) return null;
  return (
    <nav
      aria-label={label ?? t("pagination")}
      className={cn("flex items-center justify-between gap-1.5 sm:justify-center", className)}
    >
      <Step to={page > 1 ? hrefFor(page - 1) : null} rel="prev">
        <Icon name="chevron-left" className="size-5" />
        {t("previousPage")}
      </Step>
      <span className="figures whitespace-nowrap text-ink-soft text-sm sm:hidden">
        {t("pageOf", { page, total: pageCount })}
      </span>
      <ol className="hidden items-center gap-1 sm:flex">
        {pageList(page, pageCount).map((entry, index) => (
          <li key={entry === "gap" ? `gap-${index > 2}` : entry}>
            {entry === "gap" ? (
              <span className="grid w-8 place-items-center text-ink-faint">…</span>
            ) : (
              <Link
                to={hrefFor(entry)}
                aria-label={t("page", { page: entry })}
                aria-current={entry === page ? "page" : undefined}
                className={cn(box, entry === page ? "bg-ink text-paper" : "hover:bg-ink/8")}
              >
                {entry}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <Step to={page < pageCount ? hrefFor(page + 1) : null} rel="next">
        {t("nextPage")}
        <Icon name="chevron-right" className="size-5" />
      </Step>
    </nav>
  );
}

function Step({ to, rel, children }: { to: To | null; rel: "prev" | "next"; children: ReactNode }) {
  const look = cn(box, "flex items-center gap-1 px-3");
  if (to === null) {
    return (
      <span aria-disabled="true" className={cn(look, "text-ink-faint opacity-60")}>
        {children}
      </span>
    );
  }
  return (
    <Link to={to} rel={rel} className={cn(look, "hover:bg-ink/8")}>
      {children}
    </Link>
  );
}
