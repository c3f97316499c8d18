import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { api } from "#client/api.ts";
import type { BulkAction } from "#client/data-table/bulk-actions.ts";
import type { DataColumn } from "#client/data-table/columns.ts";
import { DataTable } from "#client/data-table/data-table.tsx";
import { ExportButton } from "#client/data-table/export-button.tsx";
import { SavedViews } from "#client/data-table/saved-views.tsx";
import { useAdminMay } from "#client/may.tsx";
import { queries } from "#client/queries.ts";
import type { ListedProduct } from "#domains/listings/all-products-calls.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatCount, formatDate } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { NoneFound } from "#ui/none-found.tsx";
import { StateBadge } from "../own/state-badge.tsx";
import { AllProductsFilters } from "./all-products-filters.tsx";
import { allProductsPath, readAllProductsParams } from "./all-products-params.ts";
import { NamedPicture } from "./named-picture.tsx";
import { ProductsViews } from "./products-views.tsx";
import { useApprovalAction } from "./use-approval-action.ts";

type Input = ReturnType<typeof readAllProductsParams>;
type AllProductsProps = {
  /** What else can be decided about selected products. */
  decisions: readonly BulkAction<ListedProduct>[];
};

/** For administrators: every product there is, filtered and ordered by the address. */
export function AllProducts({ decisions }: AllProductsProps) {
  const { t } = useTranslation("listings");
  const [params] = useSearchParams();
  const input = readAllProductsParams(params);
  const { after, ...chosen } = input;
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.listings.listAllProducts.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
  const approval = useApprovalAction<ListedProduct>(
    ({ id: productId, submittedAt }) => ({ productId, submittedAt }),
    ({ state }) => state === "waiting",
  );
  const mayDecide = useAdminMay("products.manage");
  return (
    <div className="grid grid-cols-1 gap-4">
      <ProductsViews shown="all" />
      <SavedViews list="admin-products" given={useGivenViews()} />
      <AllProductsFilters input={input} />
      <VendorChoice input={chosen} companyName={data?.items[0]?.vendor.companyName} />
      <DataTable
        list="admin-products"
        label={t("allProducts")}
        columns={useColumns(chosen)}
        rows={data?.items}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        hrefOf={({ id }) => `?tab=products&product=${id}`}
        error={isError && { isRetrying: isFetching, onRetry: () => void refetch() }}
        empty={
          <NoneFound
            headingLevel="h2"
            title={t("all.none")}
            text={t("all.noneText")}
            clearTo={allProductsPath({})}
          />
        }
        exportButton={<ExportButton path="/api/admin/products-csv" input={chosen} />}
        bulk={mayDecide ? [approval, ...decisions] : undefined}
        readMatching={(place) =>
          api.listings.listAllProducts({ ...chosen, size: 500, ...(place ? { after: place } : {}) })
        }
        firstHref={after ? allProductsPath(chosen) : null}
        nextHref={data?.next ? allProductsPath({ ...chosen, after: data.next }) : null}
      />
    </div>
  );
}

function useGivenViews() {
  const { t } = useTranslation("listings");
  return [
    { label: t("all.listViews.all"), search: allProductsPath({}) },
    { label: t("all.listViews.waiting"), search: allProductsPath({ state: "waiting" }) },
    { label: t("all.listViews.soldOut"), search: allProductsPath({ state: "active", stock: "soldOut" }) },
    { label: t("all.listViews.takenDown"), search: allProductsPath({ state: "takenDown" }) },
  ];
}

/** Whose products alone are shown, and the way back to everybody's. */
function VendorChoice({ input, companyName }: { input: Input; companyName: string | undefined }) {
  const { t } = useTranslation("listings");
  const { vendorId, ...others } = input;
  if (!vendorId) return null;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {companyName && <strong>{t("all.vendorOnly", { name: companyName })}</strong>}
      <Link to={allProductsPath(others)} className="inline-flex min-h-6 items-center text-link">
        {t("all.vendorAny")}
      </Link>
    </p>
  );
}

function useColumns(input: Input): DataColumn<ListedProduct>[] {
  const { t } = useTranslation("listings");
  const { t: tCatalogue } = useTranslation("catalogue");
  const { sort = "newest", ...filters } = input;
  const sorted = (first: NonNullable<Input["sort"]>, second: NonNullable<Input["sort"]>) =>
    allProductsPath({ ...filters, sort: sort === first ? second : first });
  return [
    {
      id: "name",
      header: t("all.columns.name"),
      isPrimary: true,
      cell: ({ name, imageUrl }) => <NamedPicture name={name} imageUrl={imageUrl} />,
    },
    {
      id: "vendor",
      header: t("all.columns.vendor"),
      cell: ({ vendor }) => (
        <Link
          to={allProductsPath({ ...filters, vendorId: vendor.id })}
          className="relative z-1 inline-flex min-h-6 items-center text-link"
        >
          {vendor.companyName}
        </Link>
      ),
    },
    { id: "state", header: t("all.columns.state"), cell: (product) => <StateBadge {...product} /> },
    {
      id: "category",
      header: t("all.columns.category"),
      cell: ({ category }) => tCatalogue(`category.${category}.name`),
    },
    {
      id: "price",
      header: t("all.columns.price"),
      align: "end",
      cell: ({ priceCents }) => formatUsd(priceCents),
      sort: {
        href: sorted("cheapest", "dearest"),
        direction: sort === "cheapest" ? "ascending" : sort === "dearest" ? "descending" : undefined,
      },
    },
    {
      id: "stock",
      header: t("all.columns.stock"),
      align: "end",
      cell: ({ stockQuantity }) => formatCount(stockQuantity),
    },
    {
      id: "added",
      header: t("all.columns.added"),
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
      sort: {
        href: sorted("newest", "oldest"),
        direction: sort === "newest" ? "descending" : sort === "oldest" ? "ascending" : undefined,
      },
    },
  ];
}
