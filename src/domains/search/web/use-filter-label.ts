import { useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import type { ListProductsInput } from "#domains/search/contract.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import type { FilterName } from "./list-filters.ts";
import { wholeDollars } from "./price-range.ts";

/** A filter in words, as on its chip. */
export function useFilterLabel(input: ListProductsInput): (name: FilterName) => string {
  const { t } = useTranslation("search");
  const { t: tCatalogue } = useTranslation("catalogue");
  const { t: tWords } = useTranslation();
  const countryName = useCountryName();
  const { vendor } = input;
  const [min, max] = [input.min, input.max].map((bound) =>
    bound === undefined ? undefined : wholeDollars(Number(bound)),
  );
  // The page loads the vendor for its heading; the facets contain only the largest ones.
  const { data: chosenVendor } = useQuery(
    queries.vendors.getVendor.queryOptions({ input: { vendorId: vendor ?? "" }, enabled: Boolean(vendor) }),
  );
  return (name) => {
    if (name === "search") return t("facet.search", { term: input.search });
    if (name === "category") return input.category ? tCatalogue(`category.${input.category}.name`) : "";
    if (name === "origin") return countryName(input.origin ?? "");
    if (name === "roast") return input.roast ? tCatalogue(`roast.${input.roast}`) : "";
    if (name === "vendor") return chosenVendor?.companyName ?? t("facet.vendor");
    if (name === "language") return input.language ? tWords(`languages.${input.language}`) : "";
    if (min === undefined) return t("list.priceTo", { max });
    return max === undefined ? t("list.priceFrom", { min }) : t("list.priceRange", { min, max });
  };
}
