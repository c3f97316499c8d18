import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { queries } from "#client/queries.ts";
import type { ListProductsInput } from "#domains/search/contract.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { Chip } from "#ui/chip.tsx";
import type { FacetPanelProps } from "./facet-panel.tsx";
import { type FilterName, listFilters } from "./list-filters.ts";

const removal: Record<FilterName, Partial<ListProductsInput>> = {
  search: { search: undefined },
  category: { category: undefined },
  origin: { origin: undefined },
  roast: { roast: undefined },
  vendor: { vendor: undefined },
  price: { min: undefined, max: undefined },
};

/** What narrows the list now, each with a cross, and one way out of all. */
export function ActiveFilters({ input, pathFor, basePath, isCategoryFixed }: FacetPanelProps) {
  const { t } = useTranslation("search");
  const label = useFilterLabel(input);
  const navigate = useNavigate();
  const active = listFilters(input, isCategoryFixed);
  if (active.length === 0) return null;
  return (
    <div className="mb-6 flex flex-wrap items-center gap-2">
      <h2 className="sr-only">{t("list.active")}</h2>
      {active.map((name) => (
        <Chip
          key={name}
          label={label(name)}
          onRemove={() => void navigate(pathFor(removal[name]), { preventScrollReset: true })}
        />
      ))}
      <Link to={basePath} className="inline-flex min-h-9 items-center px-2 text-link text-sm">
        {t("list.clear")}
      </Link>
    </div>
  );
}

function useFilterLabel(input: ListProductsInput) {
  const { t } = useTranslation("search");
  const { t: tCatalogue } = useTranslation("catalogue");
  const countryName = useCountryName();
  const { min, max, vendor } = input;
  // The page loads the vendor for its heading; the facets hold only the largest ones.
  const { data: chosenVendor } = useQuery(
    queries.vendors.getVendor.queryOptions({ input: { vendorId: vendor ?? "" }, enabled: Boolean(vendor) }),
  );
  return (name: FilterName): string => {
    if (name === "search") return t("facet.search", { term: input.search });
    if (name === "category") return input.category ? tCatalogue(`category.${input.category}.name`) : "";
    if (name === "origin") return countryName(input.origin ?? "");
    if (name === "roast") return input.roast ? tCatalogue(`roast.${input.roast}`) : "";
    if (name === "vendor") return chosenVendor?.companyName ?? t("facet.vendor");
    if (min === undefined) return t("list.priceTo", { max });
    return max === undefined ? t("list.priceFrom", { min }) : t("list.priceRange", { min, max });
  };
}
