import type { ListProductsInput } from "#domains/search/contract.ts";
import { VendorHeading } from "#domains/vendors/web/vendor-heading.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { PageHeading } from "#ui/page-heading.tsx";

/** The list's vendor or description. */
export function ProductsHeading({ input }: { input: ListProductsInput }) {
  const { t } = useTranslation("search");
  const { t: tCatalogue } = useTranslation("catalogue");
  if (input.vendor) return <VendorHeading vendorId={input.vendor} />;
  if (input.search) return <PageHeading title={t("list.resultsFor", { term: input.search })} />;
  if (input.category) return <PageHeading title={tCatalogue(`category.${input.category}.name`)} />;
  return <PageHeading title={t("list.title")} />;
}
