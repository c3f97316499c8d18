import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { DataColumn } from "#client/data-table/columns.ts";
import { DataTable } from "#client/data-table/data-table.tsx";
import { queries } from "#client/queries.ts";
import type { DueCheck } from "#domains/listings/product-shapes.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { NamedPicture } from "./named-picture.tsx";
import { ProductsViews } from "./products-views.tsx";
import { readQueueParams } from "./queue-params.ts";

/** The part of the list that the address names. */
export function readChecksParams(params: URLSearchParams): { after?: string } {
  const { after } = readQueueParams(params);
  return after ? { after } : {};
}

const path = (after?: string) => `?tab=products&list=checks${after ? `&after=${after}` : ""}`;

/** Edits that trusted vendors published and that are looked at afterwards, the oldest first. */
export function DueChecks() {
  const { t } = useTranslation("listings");
  const [params] = useSearchParams();
  const input = readChecksParams(params);
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.listings.listDueChecks.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
  const columns: DataColumn<DueCheck>[] = [
    {
      id: "name",
      header: t("all.columns.name"),
      isPrimary: true,
      cell: ({ name, imageUrl }) => <NamedPicture name={name} imageUrl={imageUrl} />,
    },
    { id: "vendor", header: t("all.columns.vendor"), cell: ({ companyName }) => companyName },
    {
      id: "published",
      header: t("checks.published"),
      cell: ({ publishedAt }) => <span className="whitespace-nowrap">{formatDateTime(publishedAt)}</span>,
    },
  ];
  return (
    <div className="grid grid-cols-1 gap-5">
      <ProductsViews shown="checks" />
      <h2 className="font-display font-semibold text-heading">{t("checks.title")}</h2>
      {data && data.total > 0 && <p>{t("checks.count", { count: data.total })}</p>}
      <DataTable
        list="product-checks"
        label={t("checks.title")}
        columns={columns}
        rows={data?.items}
        rowId={({ revisionId }) => revisionId}
        rowName={({ name }) => name}
        hrefOf={({ productId }) => `?tab=products&product=${productId}`}
        error={isError && { isRetrying: isFetching, onRetry: () => void refetch() }}
        empty={<EmptyState title={t("checks.empty")} text={t("checks.emptyText")} headingLevel="h3" />}
        firstHref={input.after ? path() : null}
        nextHref={data?.next ? path(data.next) : null}
      />
    </div>
  );
}
