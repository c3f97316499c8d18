import { useTranslation } from "react-i18next";

type ParcelTrackingProps = { carrier: string | null; trackingNumber: string | null };

export function ParcelTracking({ carrier, trackingNumber }: ParcelTrackingProps) {
  const { t } = useTranslation("orders");
  if (!trackingNumber) return <p className="text-ink-soft text-sm">{t("detail.noTracking")}</p>;
  return (
    <dl className="grid gap-0.5 rounded-leaf-sm bg-sunken p-4 text-sm">
      <dt className="text-ink-soft">{carrier ?? t("detail.tracking")}</dt>
      <dd className="select-all break-all font-mono font-semibold">{trackingNumber}</dd>
    </dl>
  );
}
