import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Origin } from "#domains/catalogue/contract.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { Button } from "#ui/button.tsx";

type OriginListProps = { origins: readonly Origin[]; onActive: (country: string) => void };

/** So many stand on a phone before one asks for all; wider windows have room for every country. */
const atFirst = 10;

/** The map in words: every country with what it has on sale. */
export function OriginList({ origins, onActive }: OriginListProps) {
  const { t } = useTranslation();
  const { t: tCatalogue } = useTranslation("catalogue");
  const countryName = useCountryName();
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <ul className="columns-2 gap-x-6 sm:columns-3 lg:columns-4 xl:columns-6">
        {origins.map(({ country, productCount }, index) => (
          <li key={country} className={!isWhole && index >= atFirst ? "max-sm:hidden" : undefined}>
            <Link
              to={`/products?origin=${country}`}
              onPointerEnter={() => onActive(country)}
              onFocus={() => onActive(country)}
              className="flex justify-between gap-2 break-inside-avoid border-line border-b py-1.5 text-sm no-underline hover:text-cherry-ink relative pointer-coarse:py-2.5"
            >
              {countryName(country)}
              <span aria-hidden="true" className="figures text-ink-soft">
                {productCount}
              </span>
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
