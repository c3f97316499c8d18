import type { BuyerParcel } from "#domains/messaging/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";

const tones: Record<BuyerParcel["status"], BadgeTone> = {
  delivered: "green",
  shipped: "blue",
  processing: "yellow",
  pending: "grey",
  cancelled: "grey",
};

/** The state of a parcel, in the words and colors of the orders. */
export function ParcelBadge({ status }: Pick<BuyerParcel, "status">) {
  const { t } = useTranslation("orders");
  return (
    <Badge tone={tones[status]}>
      <span className="sr-only">{t("statusLabel")}: </span>
      {t(`status.${status}`)}
    </Badge>
  );
}
