import { Link, type To } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { cn } from "./class-names.ts";

/** `language`: of a label that may be in another one than the page. */
export type Crumb = { label: string; to?: To; language?: string | undefined };

/** The last item is the page itself and needs no address. */
export function Breadcrumb({ items, className }: { items: readonly Crumb[]; className?: string }) {
  const { t } = useTranslation("ui");
  return (
    <nav aria-label={t("breadcrumb")} className={className}>
      <ol className="flex flex-wrap items-center text-ink-soft text-sm">
        {items.map((item, index) => {
          const last = index === items.length - 1;
          return (
            <li key={item.label} className="flex min-w-0 items-center">
              {item.to && !last ? (
                <Link to={item.to} className="py-1 no-underline hover:text-ink hover:underline">
                  {item.label}
                </Link>
              ) : (
                <span
                  lang={item.language}
                  aria-current={last ? "page" : undefined}
                  className={cn("py-1", last && "text-ink")}
                >
                  {item.label}
                </span>
              )}
              {!last && (
                <span aria-hidden="true" className="mx-2.5 text-ink-faint">
                  /
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
