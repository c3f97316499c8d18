import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queries } from "#client/queries.ts";
import type { ListProductsInput } from "#domains/search/contract.ts";
import { PageMeta } from "../../page-meta.tsx";

type ProductsMetaProps = { input: ListProductsInput; canonical: string; title: string };

export function ProductsMeta({ input, canonical, title }: ProductsMetaProps) {
  const { t } = useTranslation("search");
  const { t: tVendors } = useTranslation("vendors");
  const { data: vendor } = useQuery(
    queries.vendors.getVendor.queryOptions({
      input: { vendorId: input.vendor ?? "" },
      enabled: Boolean(input.vendor),
    }),
  );
  if (vendor) {
    return (
      <PageMeta
        title={vendor.companyName}
        description={tVendors("metaDescription", { vendor: vendor.companyName })}
        canonical={canonical}
      />
    );
  }
  return (
    <PageMeta
      title={input.search ? t("list.resultsFor", { term: input.search }) : title}
      description={t("list.description")}
      canonical={canonical}
      isPrivate={Boolean(input.search)}
    />
  );
}
