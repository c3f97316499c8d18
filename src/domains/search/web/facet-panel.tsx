import { useTranslation } from "react-i18next";
import { roastLevels } from "#domains/catalogue/categories.ts";
import type { ListProductsInput, ProductList } from "#domains/search/contract.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { FacetGroup } from "./facet-group.tsx";
import { PriceForm } from "./price-form.tsx";
import { useFilterLinks } from "./use-list-links.ts";

export type FacetPanelProps = {
  input: ListProductsInput;
  list: Pick<ProductList, "facets" | "priceBounds"> | undefined;
  /** The address of the same list with something changed. */
  pathFor: (change: Partial<ListProductsInput>) => string;
  basePath: string;
  isCategoryFixed: boolean;
};

/** Every filter with how many products each choice would show. */
export function FacetPanel({ input, list, pathFor, basePath, isCategoryFixed }: FacetPanelProps) {
  const { t } = useTranslation("search");
  const { t: tCatalogue } = useTranslation("catalogue");
  const countryName = useCountryName();
  const links = useFilterLinks();
  const facets = list?.facets;
  const roasts = facets?.roast.toSorted(
    (a, b) => roastLevels.indexOf(a.value) - roastLevels.indexOf(b.value),
  );
  return (
    <div ref={links} className="grid gap-1">
      {!isCategoryFixed && (
        <FacetGroup
          title={t("facet.category")}
          chosen={input.category}
          options={facets?.category.map(({ value, count }) => ({
            value,
            count,
            label: tCatalogue(`category.${value}.name`),
            to: pathFor({ category: input.category === value ? undefined : value }),
          }))}
        />
      )}
      <FacetGroup
        title={t("facet.origin")}
        chosen={input.origin}
        options={facets?.origin.map(({ value, count }) => ({
          value,
          count,
          label: countryName(value),
          to: pathFor({ origin: input.origin === value ? undefined : value }),
        }))}
      />
      <FacetGroup
        title={t("facet.roast")}
        chosen={input.roast}
        options={roasts?.map(({ value, count }) => ({
          value,
          count,
          label: tCatalogue(`roast.${value}`),
          to: pathFor({ roast: input.roast === value ? undefined : value }),
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
        title={t("facet.vendor")}
        chosen={input.vendor}
        options={facets?.vendor.map(({ value, label, count }) => ({
          value,
          label,
          count,
          to: pathFor({ vendor: input.vendor === value ? undefined : value }),
        }))}
      />
    </div>
  );
}
