import { lazy, Suspense } from "react";
import type { ListProductsInput } from "#domains/search/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { PageHeading } from "#ui/page-heading.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

const VendorHeading = lazy(() => import("#domains/vendors/web/vendor-heading.tsx"));

/** The list's vendor, whose heading other lists do not load, or description. */
export function ProductsHeading({ input }: { input: ListProductsInput }) {
  const { t } = useTranslation("search");
  const { t: tCatalogue } = useTranslation("catalogue");
  if (input.vendor)
    return (
      <Suspense fallback={<Skeleton className="h-64 rounded-leaf-lg" />}>
        <VendorHeading vendorId={input.vendor} />
      </Suspense>
    );
  if (input.search) return <PageHeading title={t("list.resultsFor", { term: input.search })} />;
  if (input.category) return <PageHeading title={tCatalogue(`category.${input.category}.name`)} />;
  return <PageHeading title={t("list.title")} />;
}
