import type { DataColumn } from "#client/data-table/columns.ts";
import { useTeamMay } from "#client/may.tsx";
import type { ParcelSummary } from "#domains/orders/order-shapes.ts";
import type { PackedSummary } from "#domains/orders/packed-parcel.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { Badge } from "#ui/badge.tsx";
import { OrderStatusBadge } from "../order-status-badge.tsx";
import { ParcelDue } from "./parcel-due.tsx";
import { type ParcelsAddress, parcelsPath } from "./parcels-address.ts";
import { showsMoney } from "./shows-money.ts";

type Parcel = ParcelSummary | PackedSummary;

/** What stands of each parcel; the vendor's share if the reader sees money. */
export function useParcelColumns(address: ParcelsAddress): DataColumn<Parcel>[] {
  const { t } = useTranslation("orders");
  const countryName = useCountryName();
  const seesMoney = useTeamMay("money.read");
  const isNewest = address.sort === "newest";
  const money: DataColumn<Parcel> = {
    id: "yours",
    header: t("sell.money.yours"),
    align: "end",
    cell: (parcel) => showsMoney<ParcelSummary>(parcel) && formatUsd(parcel.vendorCents),
  };
  return [
    {
      id: "number",
      header: t("sell.columns.order"),
      isPrimary: true,
      cell: ({ orderNumber }) => t("number", { number: orderNumber }),
    },
    { id: "status", header: t("statusLabel"), cell: (parcel) => <State parcel={parcel} /> },
    { id: "buyer", header: t("sell.columns.buyer"), cell: ({ buyerName }) => buyerName },
    { id: "country", header: t("sell.columns.country"), cell: ({ country }) => countryName(country) },
    {
      id: "contents",
      header: t("sell.columns.contents"),
      cell: ({ lines }) =>
        lines.map((line) => t("lineText", { quantity: line.quantity, name: line.name })).join(", "),
    },
    {
      id: "paid",
      header: t("sell.columns.paid"),
      cell: ({ paidAt }) => <span className="whitespace-nowrap">{formatDate(paidAt)}</span>,
      sort: {
        href: parcelsPath({ ...address, sort: isNewest ? "oldest" : "newest", after: null }),
        direction: isNewest ? "descending" : "ascending",
      },
    },
    ...(seesMoney ? [money] : []),
  ];
}

/** Where the parcel is, until when it must leave, and whether its payment is disputed. */
function State({ parcel }: { parcel: Parcel }) {
  const { t } = useTranslation("orders");
  return (
    <span className="flex flex-wrap gap-1 max-md:justify-end">
      <OrderStatusBadge status={parcel.status} />
      <ParcelDue parcel={parcel} />
      {parcel.isFrozen && parcel.status !== "cancelled" && <Badge tone="yellow">{t("sell.frozen")}</Badge>}
    </span>
  );
}
