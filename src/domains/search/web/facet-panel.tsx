import { roastLevels } from "#domains/catalogue/categories.ts";
import type { ListProductsInput, ProductList } from "#domains/search/contract.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { FacetGroup } from "./facet-group.tsx";
import { PriceForm } from "./price-form.tsx";
import { useFilterLinks } from "./use-list-links.ts";

export type FacetPanelProps = {
  input: ListProductsInput;
  list: Pick<ProductList, "facets" | "priceBounds" | "total"> | undefined;
  /** The address of the same list with a change. */
  pathFor: (change: Partial<ListProductsInput>) => string;
  basePath: string;
  isCategoryFixed: boolean;
};

/** Every filter with the number of products of each choice. */
export function FacetPanel({ input, list, pathFor, basePath, isCategoryFixed }: FacetPanelProps) {
  const { t, i18n } = useTranslation("search");
  const { t: tCatalogue } = useTranslation("catalogue");
  const { t: tWords } = useTranslation();
  const countryName = useCountryName();
  const links = useFilterLinks();
  const facets = list?.facets;
  const total = list?.total;
  // Gear and sweets are not roasted either: a shopper finds green beans by their category.
  const roasts = facets?.roast
    .filter(({ value }) => value !== "none" || input.roast === "none")
    .sort((a, b) => roastLevels.indexOf(a.value) - roastLevels.indexOf(b.value));
  return (
    <div ref={links} className="grid gap-1">
      {!isCategoryFixed && (
        <FacetGroup
          title={tCatalogue("fact.category")}
          total={total}
          chosen={input.category}
          pathFor={(category) => pathFor({ category })}
          options={facets?.category.map(({ value, count }) => ({
            value,
            count,
            label: tCatalogue(`category.${value}.name`),
          }))}
        />
      )}
      <FacetGroup
        title={tCatalogue("fact.origin")}
        total={total}
        chosen={input.origin}
        pathFor={(origin) => pathFor({ origin })}
        options={facets?.origin.map(({ value, count }) => ({
          value,
          count,
          label: countryName(value),
        }))}
      />
      <FacetGroup
        title={tCatalogue("fact.roast")}
        total={total}
        chosen={input.roast}
        pathFor={(roast) => pathFor({ roast })}
        options={roasts?.map(({ value, count }) => ({
          value,
          count,
          label: tCatalogue(`roast.${value}`),
        }))}
      />
      <PriceForm
        input={input}
        bounds={list?.priceBounds ?? null}
        pathFor={pathFor}
        basePath={basePath}
        isCategoryFixed={isCategoryFixed}
      />
      <FacetGroup
        title={tWords("header.language")}
        total={total}
        chosen={input.language}
        pathFor={(language) => pathFor({ language })}
        options={facets?.language
          .filter(({ value }) => value === i18n.language || value === input.language)
          .map(({ value, count }) => ({ value, count, label: tWords(`languages.${value}`) }))}
      />
      <FacetGroup
        title={t("facet.vendor")}
        total={total}
        chosen={input.vendor}
        pathFor={(vendor) => pathFor({ vendor })}
        options={facets?.vendor.map(({ value, label, count }) => ({
          value,
          label,
          count,
        }))}
      />
    </div>
  );
}
