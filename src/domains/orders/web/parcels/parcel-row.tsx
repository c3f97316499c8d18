import { Link } from "react-router";
import type { ParcelSummary } from "#domains/orders/order-shapes.ts";
import type { PackedSummary } from "#domains/orders/packed-parcel.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { Price } from "#ui/price.tsx";
import { OrderMosaic } from "../order-mosaic.tsx";
import { OrderStatusBadge } from "../order-status-badge.tsx";
import { ParcelDue } from "./parcel-due.tsx";
import { type ParcelsAddress, parcelsPath } from "./parcels-address.ts";
import { showsMoney } from "./shows-money.ts";

/** One parcel of the list: buyer, destination, ship-by day, whether its payment is disputed, contents, and the vendor's share if the reader sees money. */
export function ParcelRow({
  parcel,
  address,
}: {
  parcel: ParcelSummary | PackedSummary;
  address: ParcelsAddress;
}) {
  const { t } = useTranslation("orders");
  const countryName = useCountryName();
  return (
    <li>
      <Card asChild interactive padding="sm">
        <article aria-labelledby={`parcel-${parcel.id}`} className="flex-row! gap-4">
          <OrderMosaic lines={parcel.lines} />
          <div className="grid min-w-0 flex-1 gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Link
                  id={`parcel-${parcel.id}`}
                  to={parcelsPath({ ...address, parcelId: parcel.id })}
                  className="font-semibold after:absolute after:inset-0 hover:underline"
                >
                  {t("number", { number: parcel.orderNumber })}
                </Link>
                <OrderStatusBadge status={parcel.status} />
                <ParcelDue parcel={parcel} />
                {parcel.isFrozen && parcel.status !== "cancelled" && (
                  <Badge tone="yellow">{t("sell.frozen")}</Badge>
                )}
              </p>
              <p className="break-words text-ink-soft text-sm">
                {t("sell.to", { name: parcel.buyerName, country: countryName(parcel.country) })} ·{" "}
                {formatDate(parcel.paidAt)}
              </p>
              <p className="mt-1 text-sm">
                {parcel.lines
                  .map((line) => t("lineText", { quantity: line.quantity, name: line.name }))
                  .join(", ")}
              </p>
            </div>
            {showsMoney<ParcelSummary>(parcel) && (
              <p className="flex items-baseline gap-2 sm:flex-col sm:items-end sm:gap-0">
                <span className="text-ink-soft text-sm">{t("sell.money.yours")}</span>
                <Price cents={parcel.vendorCents} />
              </p>
            )}
          </div>
        </article>
      </Card>
    </li>
  );
}
