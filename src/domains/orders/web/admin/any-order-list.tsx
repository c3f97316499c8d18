import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { DataColumn } from "#client/data-table/columns.ts";
import { DataTable } from "#client/data-table/data-table.tsx";
import { ExportButton } from "#client/data-table/export-button.tsx";
import { SavedViews } from "#client/data-table/saved-views.tsx";
import { queries } from "#client/queries.ts";
import type { AnyOrderSummary } from "#domains/orders/admin-calls.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { Badge } from "#ui/badge.tsx";
import { NoneFound } from "#ui/none-found.tsx";
import { OrderStatusBadge } from "../order-status-badge.tsx";
import { type OrdersAddress, ordersInput, ordersPath } from "./orders-address.ts";
import { OrdersSearch } from "./orders-search.tsx";

/** All orders by filters and search, 25 at a time. */
export function AnyOrderList({ address }: { address: OrdersAddress }) {
  const { t } = useTranslation("orders");
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.orders.listOrdersAsAdmin.queryOptions({ input: ordersInput(address) }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-label={t("admin.title")} className="grid grid-cols-1 gap-3">
      <SavedViews list="admin-orders" given={useGivenViews()} />
      <OrdersSearch address={address} />
      <DataTable
        list="admin-orders"
        label={t("admin.title")}
        columns={useColumns(address)}
        rows={data?.items}
        rowId={({ id }) => id}
        rowName={({ number }) => t("number", { number })}
        hrefOf={({ id }) => ordersPath({ ...address, orderId: id })}
        error={isError && { isRetrying: isFetching, onRetry: () => void refetch() }}
        empty={
          <NoneFound
            headingLevel="h2"
            title={t("admin.nothingTitle")}
            text={t("admin.nothingText")}
            clearTo={ordersPath({})}
          />
        }
        exportButton={
          <ExportButton path="/api/admin/orders-csv" input={ordersInput({ ...address, cursor: null })} />
        }
        firstHref={address.cursor ? ordersPath({ ...address, cursor: null }) : null}
        nextHref={data?.next ? ordersPath({ ...address, cursor: data.next }) : null}
      />
    </section>
  );
}

/** The views that administrators need each day. */
function useGivenViews() {
  const { t } = useTranslation("orders");
  return [
    { label: t("admin.views.paid"), search: ordersPath({}) },
    { label: t("admin.views.late"), search: ordersPath({ attention: "late" }) },
    { label: t("admin.views.refund"), search: ordersPath({ attention: "refund" }) },
    { label: t("admin.views.dispute"), search: ordersPath({ attention: "dispute" }) },
    { label: t("admin.views.refunded"), search: ordersPath({ attention: "refunded" }) },
    { label: t("admin.views.unpaid"), search: ordersPath({ state: "unpaid" }) },
  ];
}

function useColumns(address: OrdersAddress): DataColumn<AnyOrderSummary>[] {
  const { t } = useTranslation("orders");
  const nameOf = useCountryName();
  const { sort } = address;
  const sorted = (by: OrdersAddress["sort"]) => ordersPath({ ...address, sort: by, cursor: null });
  return [
    { id: "number", header: t("admin.columns.number"), isPrimary: true, cell: ({ number }) => `#${number}` },
    {
      id: "placed",
      header: t("admin.columns.placed"),
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDateTime(createdAt)}</span>,
      sort: {
        href: sorted(sort === "newest" ? "oldest" : "newest"),
        direction: sort === "newest" ? "descending" : sort === "oldest" ? "ascending" : undefined,
      },
    },
    { id: "status", header: t("statusLabel"), cell: (order) => <State order={order} /> },
    {
      id: "buyer",
      header: t("admin.columns.buyer"),
      cell: ({ buyer }) => <span title={buyer.email}>{buyer.name}</span>,
    },
    {
      id: "email",
      header: t("admin.columns.email"),
      isHiddenAtFirst: true,
      cell: ({ buyer }) => <span className="break-all">{buyer.email}</span>,
    },
    {
      id: "vendors",
      header: t("admin.columns.vendors"),
      cell: ({ parcels }) => parcels.map(({ companyName }) => companyName).join(", "),
    },
    {
      id: "country",
      header: t("admin.columns.country"),
      cell: ({ country }) => nameOf(country),
    },
    {
      id: "refunded",
      header: t("admin.columns.refunded"),
      align: "end",
      cell: ({ refundedCents }) => (refundedCents > 0 ? formatUsd(refundedCents) : ""),
    },
    {
      id: "total",
      header: t("admin.columns.total"),
      align: "end",
      cell: ({ totalCents }) => formatUsd(totalCents),
      sort: { href: sorted("highest"), direction: sort === "highest" ? "descending" : undefined },
    },
  ];
}

/** Where the order is; what needs an administrator stands out. */
function State({ order }: { order: AnyOrderSummary }) {
  const { t } = useTranslation("orders");
  return (
    <span className="flex gap-1 max-md:flex-wrap max-md:justify-end">
      {order.paidAt ? (
        <OrderStatusBadge status={order.status} />
      ) : (
        <Badge tone="grey">{t("admin.states.unpaid")}</Badge>
      )}
      {order.parcels.some((parcel) => parcel.isLate) && <Badge tone="red">{t("sell.filters.late")}</Badge>}
      {order.failedRefunds > 0 && <Badge tone="red">{t("admin.failedRefund")}</Badge>}
    </span>
  );
}
