import { useQuery } from "@tanstack/react-query";
import { href } from "react-router";
import { queries } from "#client/queries.ts";
import { linkCardPath } from "#domains/discovery/link-card-path.ts";
import type { ListProductsInput } from "#domains/search/contract.ts";
import { listPath } from "#domains/search/web/list-params.ts";
import type { VendorView } from "#domains/vendors/shapes.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { PageMeta } from "../../page-meta.tsx";
import { vendorSchema } from "../../structured/schema.ts";
import { StructuredData } from "../../structured/structured-data.tsx";
import { useToUrl } from "../../use-to-url.ts";
import { ListFacts } from "./list-facts.tsx";

/**
 * A vendor's page and each page of the list are indexed; a category has its own page; every other filter is a view of
 * the same list.
 */
export function ProductsMeta({ input }: { input: ListProductsInput }) {
  const { t } = useTranslation("search");
  const { data: vendor } = useQuery(
    queries.vendors.getVendor.queryOptions({
      input: { vendorId: input.vendor ?? "" },
      enabled: Boolean(input.vendor),
    }),
  );
  const { page } = input;
  const isView = isFiltered(input) || Boolean(input.category && input.vendor);
  const canonical =
    input.category && !input.vendor
      ? listPath(href("/categories/:categorySlug", { categorySlug: input.category }), { page })
      : listPath(href("/products"), { vendor: input.vendor, page });
  return (
    <>
      {vendor ? (
        <VendorMeta vendor={vendor} canonical={canonical} isView={isView} />
      ) : (
        <PageMeta
          title={input.search ? t("list.resultsFor", { term: input.search }) : t("list.title")}
          description={t("list.description")}
          canonical={canonical}
          isPrivate={isView || Boolean(input.vendor)}
        />
      )}
      <ListFacts input={input} path={canonical} />
    </>
  );
}

/** Whether an address has filters that should not be indexed. */
export const isFiltered = ({ search, origin, roast, language, min, max, sort }: ListProductsInput) =>
  [search, origin, roast, language, min, max, sort].some((value) => value !== undefined);

function VendorMeta(props: { vendor: VendorView; canonical: string; isView: boolean }) {
  const { vendor, canonical, isView } = props;
  const { t } = useTranslation("vendors");
  const countryName = useCountryName();
  const toUrl = useToUrl();
  const { data: rating } = useQuery(
    queries.reviews.getVendorRating.queryOptions({ input: { vendorId: vendor.id } }),
  );
  const { companyName, city, logoUrl } = vendor;
  const country = countryName(vendor.country);
  // The picture names the country in English, whatever the language: it has one address.
  const shown = [companyName, vendor.country, city ?? "", logoUrl ?? ""];
  return (
    <>
      <PageMeta
        title={companyName}
        description={t("metaDescription", { vendor: companyName })}
        keywords={[
          companyName,
          vendor.businessType === "other" ? null : t(`type.${vendor.businessType}`),
          city,
          country,
        ]}
        canonical={canonical}
        image={{ path: linkCardPath("vendors", vendor.id, shown), alt: companyName }}
        isPrivate={isView}
      />
      <StructuredData about={canonical} facts={import.meta.env.SSR && vendorSchema(vendor, rating, toUrl)} />
    </>
  );
}
