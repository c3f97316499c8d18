import { trackingPage } from "#domains/orders/carriers.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";

type ParcelTrackingProps = { carrier: string | null; trackingNumber: string | null };

/** The tracking number, and the carrier's tracking page if known. */
export function ParcelTracking({ carrier, trackingNumber }: ParcelTrackingProps) {
  const { t } = useTranslation("orders");
  if (!trackingNumber) return <p className="text-ink-soft text-sm">{t("detail.noTracking")}</p>;
  const page = trackingPage(carrier, trackingNumber);
  return (
    <div className="grid gap-2 rounded-leaf-sm bg-sunken p-4 text-sm">
      <dl className="grid gap-0.5">
        <dt className="text-ink-soft">{carrier ?? t("detail.tracking")}</dt>
        <dd className="select-all break-all font-mono font-semibold">{trackingNumber}</dd>
      </dl>
      {page && (
        <a
          href={page}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-6 w-fit items-center gap-1.5 font-semibold text-cherry-ink print:hidden"
        >
          {t("detail.follow", { carrier })}
          <Icon name="external-link" className="size-4" />
          <span className="sr-only">({t("detail.newTab")})</span>
        </a>
      )}
    </div>
  );
}
