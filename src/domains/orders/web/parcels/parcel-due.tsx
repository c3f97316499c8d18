import type { ParcelSummary } from "#domains/orders/order-shapes.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";

type Due = Pick<ParcelSummary, "status" | "shipBy" | "isLate" | "acceptedAt">;

/** The ship-by day, until the parcel has left. */
export function ParcelDue({ parcel }: { parcel: Due }) {
  const { t } = useTranslation("orders");
  if (parcel.status !== "processing" || !parcel.shipBy) return null;
  const date = formatDate(parcel.shipBy);
  return (
    <Badge tone={parcel.isLate ? "red" : "outline"}>
      {t(parcel.isLate ? "sell.late" : "sell.shipBy", { date })}
    </Badge>
  );
}
