import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { cn } from "#ui/class-names.ts";

type FacetOption = { value: string; label: string; count: number; to: string };

type FacetGroupProps = { title: string; chosen?: string; options: readonly FacetOption[] | undefined };

/** More than these are folded away. */
const shown = 8;

/** One filter's choices as links; pressing the chosen one takes it away. */
export function FacetGroup({ title, chosen, options = [] }: FacetGroupProps) {
  const { t } = useTranslation("search");
  if (options.length === 0) return null;
  // The chosen one always stands in sight.
  const ordered = options.toSorted((a, b) => Number(b.value === chosen) - Number(a.value === chosen));
  const rest = ordered.slice(shown);
  const row = (option: FacetOption) => (
    <FacetLink key={option.value} option={option} isChosen={option.value === chosen} />
  );
  return (
    <section className="border-line border-b pt-3 pb-4">
      <h2 className="mb-1 font-semibold">{title}</h2>
      <ul>{ordered.slice(0, shown).map(row)}</ul>
      {rest.length > 0 && (
        <details className="group">
          <summary className="inline-flex min-h-9 list-none items-center text-link text-sm group-open:hidden pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
            {t("list.more", { n: rest.length })}
          </summary>
          <ul>{rest.map(row)}</ul>
        </details>
      )}
    </section>
  );
}

function FacetLink({ option, isChosen }: { option: FacetOption; isChosen: boolean }) {
  return (
    <li>
      <Link
        to={option.to}
        preventScrollReset
        rel="nofollow"
        aria-current={isChosen ? "true" : undefined}
        className={cn(
          "-mx-2 flex min-h-9 items-center gap-2.5 rounded-leaf-sm px-2 py-1 text-sm no-underline hover:bg-ink/6 pointer-coarse:min-h-11",
          isChosen && "font-semibold",
        )}
      >
        <span
          aria-hidden="true"
          className={cn(
            "grid size-4.5 shrink-0 place-items-center rounded-[0.25rem] border-[1.5px] border-edge bg-surface",
            isChosen && "border-cherry bg-cherry text-on-cherry",
          )}
        >
          {isChosen && <Check strokeWidth={3} className="size-3.5" />}
        </span>
        <span className="min-w-0 flex-1 leading-snug">{option.label}</span>
        <span className="figures text-ink-faint">{option.count}</span>
      </Link>
    </li>
  );
}
