import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { ExportButton } from "#client/data-table/export-button.tsx";
import { queries } from "#client/queries.ts";
import type { ListedProduct } from "#domains/listings/all-products-calls.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Picture } from "#ui/picture.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { StateBadge } from "../own/state-badge.tsx";
import { AllProductsFilters } from "./all-products-filters.tsx";
import { nextPath, readAllProductsParams } from "./all-products-params.ts";
import { ProductsViews } from "./products-views.tsx";

/** For administrators: every product there is, newest first, filtered by the address. */
export function AllProducts() {
  const { t } = useTranslation("listings");
  const [params] = useSearchParams();
  const input = readAllProductsParams(params);
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.listings.listAllProducts.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ProductsViews shown="all" />
        <ExportButton path="/api/admin/products-csv" input={{ ...input, after: undefined }} />
      </div>
      <AllProductsFilters input={input} />
      {isError && !data && (
        <ErrorState message={t("loadFailed")} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !isError && <Skeleton className="h-80" />}
      {data?.items.length === 0 && <EmptyState title={t("all.none")} text={t("all.noneText")} />}
      {data && data.items.length > 0 && (
        <ul
          aria-label={t("allProducts")}
          aria-busy={isFetching || undefined}
          className="divide-y divide-line border-line border-y"
        >
          {data.items.map((product) => (
            <Row key={product.id} product={product} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        {input.after && (
          <Button asChild variant="ghost">
            <Link to={firstPath(params)}>{t("all.first")}</Link>
          </Button>
        )}
        {data?.next && (
          <Button asChild variant="secondary">
            <Link to={nextPath(params, data.next)}>{t("all.next")}</Link>
          </Button>
        )}
      </div>
    </div>
  );
}

function firstPath(params: URLSearchParams): string {
  const first = new URLSearchParams(params);
  first.delete("after");
  return `?${first}`;
}

function Row({ product }: { product: ListedProduct }) {
  const { t } = useTranslation("listings");
  const { t: tCatalogue } = useTranslation("catalogue");
  const { id, vendor, stockQuantity } = product;
  return (
    <li className="relative grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-x-4 gap-y-1 py-2.5 hover:bg-sunken md:grid-cols-[3rem_minmax(0,2fr)_minmax(0,1fr)_6rem_6rem_11rem]">
      <div className="size-12 overflow-hidden rounded-leaf-sm bg-sunken max-md:row-span-4">
        <Picture src={product.imageUrl} alt="" sizes="3rem" width={96} height={96} />
      </div>
      <div className="min-w-0">
        <Link
          to={`?tab=products&product=${id}`}
          className="break-words font-semibold no-underline after:absolute after:inset-0 hover:underline"
        >
          {product.name}
        </Link>
        <p className="text-ink-soft text-sm">{tCatalogue(`category.${product.category}.name`)}</p>
      </div>
      <Link
        to={`?tab=vendors&state=approved&vendor=${vendor.id}`}
        className="wrap-anywhere relative z-1 justify-self-start text-link text-sm max-md:min-h-6"
      >
        {vendor.companyName}
      </Link>
      <p className="figures text-sm md:text-right">{formatUsd(product.priceCents)}</p>
      <p className="figures text-sm md:text-right">{t("all.stock", { count: stockQuantity })}</p>
      <StateBadge state={product.state} isTakenDown={product.isTakenDown} />
    </li>
  );
}
