import { useState } from "react";
import { href, Link } from "react-router";
import type { Origin } from "#domains/catalogue/contract.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Button } from "#ui/button.tsx";

type OriginListProps = { origins: readonly Origin[]; onActive: (country: string) => void };

/** Shown on a phone before expanding; larger windows have space for every country. */
const atFirst = 10;

/** The rows' look stands once: there are dozens of them. */
const rowsLook = [
  "[&_a]:relative [&_a]:flex [&_a]:justify-between [&_a]:gap-2 [&_a]:break-inside-avoid [&_a]:border-line [&_a]:border-b",
  "[&_a]:py-1.5 [&_a]:text-sm [&_a]:no-underline [&_a:hover]:text-cherry-ink pointer-coarse:[&_a]:py-2.5",
  "[&_b]:font-normal [&_b]:text-ink-soft [&_b]:tabular-nums",
].join(" ");

/** The map in words: every country with what it has on sale. */
export function OriginList({ origins, onActive }: OriginListProps) {
  const { t } = useTranslation();
  const { t: tCatalogue } = useTranslation("catalogue");
  const countryName = useCountryName();
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <ul className={`columns-2 gap-x-6 sm:columns-3 lg:columns-4 xl:columns-6 ${rowsLook}`}>
        {origins.map(({ country, productCount }, index) => (
          <li key={country} className={!isWhole && index >= atFirst ? "max-sm:hidden" : undefined}>
            <Link
              to={withQuery(href("/products"), { origin: country })}
              discover="none"
              onPointerEnter={() => onActive(country)}
              onFocus={() => onActive(country)}
            >
              {countryName(country)}
              <b aria-hidden="true">{productCount}</b>
              <span className="sr-only">{tCatalogue("count", { count: productCount })}</span>
            </Link>
          </li>
        ))}
      </ul>
      {!isWhole && origins.length > atFirst && (
        <Button variant="secondary" size="sm" onClick={() => setWhole(true)} className="mt-5 sm:hidden">
          {t("home.origins.showAll", { count: origins.length })}
        </Button>
      )}
    </>
  );
}
