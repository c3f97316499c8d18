import { Link } from "react-router";
import type { VendorOverview } from "#domains/analytics/contract.ts";
import { OrderStatusBadge } from "#domains/orders/web/order-status-badge.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader, CardTitle } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Price } from "#ui/price.tsx";

/** The five latest parcels as links. */
export function LatestParcels({ parcels }: { parcels: VendorOverview["latestParcels"] }) {
  const { t } = useTranslation("analytics");
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t("latest.title")}</CardTitle>
        {parcels.length > 0 && (
          <Button asChild variant="link">
            <Link to="?tab=orders">{t("latest.all")}</Link>
          </Button>
        )}
      </CardHeader>
      {parcels.length === 0 ? (
        <EmptyState headingLevel="h3" title={t("latest.none")} text={t("latest.noneText")} className="py-4" />
      ) : (
        <ul className="divide-y divide-line border-line border-t">
          {parcels.map(({ id, orderNumber, status, goodsCents, unitCount, placedAt }) => (
            <li key={id}>
              <Link
                to={`?tab=orders&parcel=${id}`}
                className="group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3 no-underline sm:grid-cols-[8rem_minmax(0,1fr)_auto_6rem]"
              >
                <span className="figures font-semibold group-hover:text-cherry-ink">#{orderNumber}</span>
                <span className="text-ink-soft text-sm max-sm:order-3">
                  {formatDate(placedAt)} · {t("latest.units", { count: unitCount })}
                </span>
                <span className="max-sm:order-2 max-sm:justify-self-end">
                  <OrderStatusBadge status={status} />
                </span>
                <span className="justify-self-end max-sm:order-4">
                  <Price cents={goodsCents} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
