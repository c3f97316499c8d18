import { useId, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { foldText } from "#kernel/fold-text.ts";
import { formatCount } from "#kernel/formats.ts";
import { Icon } from "#ui/icon.tsx";
import { Input } from "#ui/input.tsx";

type FacetGroupProps<Value extends string> = {
  title: string;
  /** How many products the list has. */
  total: number | undefined;
  chosen?: Value | undefined;
  options: readonly { value: Value; label: string; count: number }[] | undefined;
  /** The address of the list with this choice, or without any. */
  pathFor: (value: Value | undefined) => string;
};

/** More than these are collapsed. */
const shown = 8;
/** More than these get a search box. */
const searchable = 14;

/** The rows' styles, defined once: there are dozens of rows with two small elements each. */
const rowsLook = [
  "[&_a]:-mx-2 [&_a]:relative [&_a]:flex [&_a]:min-h-9 [&_a]:items-center [&_a]:gap-2.5 [&_a]:rounded-leaf-sm",
  "[&_a]:px-2 [&_a]:py-1 [&_a]:text-sm [&_a]:leading-snug [&_a]:no-underline [&_a:hover]:bg-ink/6 pointer-coarse:[&_a]:min-h-11",
  "[&_a]:before:size-4.5 [&_a]:before:shrink-0 [&_a]:before:rounded-[0.25rem] [&_a]:before:border-[1.5px]",
  "[&_a]:before:border-edge [&_a]:before:bg-surface [&_a[aria-current]]:font-semibold",
  "[&_a[aria-current]]:before:border-cherry [&_a[aria-current]]:before:bg-cherry",
  "[&_span]:ml-auto [&_span]:font-normal [&_span]:text-ink-faint [&_span]:tabular-nums",
  "[&_svg]:absolute [&_svg]:left-2.5 [&_svg]:size-3.5 [&_svg]:text-on-cherry",
].join(" ");

/** One filter's choices as links; pressing the chosen one takes it away. */
export function FacetGroup<Value extends string>({
  title,
  total,
  chosen,
  options = [],
  pathFor,
}: FacetGroupProps<Value>) {
  const { t } = useTranslation("search");
  const headingId = useId();
  const [isWhole, setIsWhole] = useState(false);
  const [wanted, setWanted] = useState("");
  const [first, second] = options;
  // What all products share is no choice.
  if (!first || (chosen === undefined && !second && first.count === total)) return null;
  const more = options.length - shown;
  const isLong = isWhole && options.length > searchable;
  const found = isLong
    ? options.filter(({ label }) => foldText(label).includes(foldText(wanted.trim())))
    : options;
  // The selected one is always visible.
  const rows = isWhole ? found : options.filter(({ value }, index) => index < shown || value === chosen);
  const toggle = () => {
    setWanted("");
    setIsWhole(!isWhole);
  };
  return (
    <section aria-labelledby={headingId} className="border-line border-b pt-3 pb-4">
      <h2 id={headingId} className="mb-1 font-semibold">
        {title}
      </h2>
      {isLong && (
        <div className="py-1.5">
          <Input
            icon={<Icon name="search" />}
            aria-label={t("facet.find", { facet: title })}
            placeholder={t("facet.findPlaceholder")}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
            autoComplete="off"
            className="min-h-10 py-1 text-sm"
          />
        </div>
      )}
      <ul className={`${rowsLook} ${isLong ? "max-h-80 overflow-y-auto px-2" : ""}`}>
        {rows.map(({ value, label, count }) => (
          <li key={value}>
            <a
              href={pathFor(value === chosen ? undefined : value)}
              rel="nofollow"
              aria-current={value === chosen ? "true" : undefined}
            >
              {value === chosen && <Icon name="check" className="stroke-3" />}
              {label}
              <span>{formatCount(count)}</span>
            </a>
          </li>
        ))}
      </ul>
      {isLong && rows.length === 0 && <p className="py-2 text-ink-soft text-sm">{t("facet.none")}</p>}
      {more > 0 && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={toggle}
          className="inline-flex min-h-9 items-center text-link text-sm pointer-coarse:min-h-11"
        >
          {isWhole ? t("list.fewer") : t("list.more", { n: more })}
        </button>
      )}
    </section>
  );
}
