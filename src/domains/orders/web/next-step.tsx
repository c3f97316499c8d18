import { trackingPage } from "#domains/orders/carriers.ts";
import type { OrderStatus } from "#domains/orders/order-life.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Icon } from "#ui/icon.tsx";

export type ParcelState = {
  status: OrderStatus;
  companyName: string;
  shipBy: string | null;
  carrier: string | null;
  trackingNumber: string | null;
};

/** What happens next with a parcel, in one sentence. */
export function useNextStep(): (parcel: Pick<ParcelState, "status" | "companyName" | "shipBy">) => string {
  const { t } = useTranslation("orders");
  return ({ status, companyName: vendor, shipBy }) => {
    if (status === "processing" && shipBy) return t("next.processing", { vendor, date: formatDate(shipBy) });
    if (status === "processing") return t("next.packing", { vendor });
    return t(`next.${status}`, { vendor });
  };
}

/** What happens next with each parcel of an order, with the carrier's page where there is one. */
export function NextSteps({ parcels }: { parcels: readonly ParcelState[] }) {
  const { t } = useTranslation("orders");
  const nextStep = useNextStep();
  return (
    <ul className="grid gap-1.5 text-sm">
      {parcels.map((parcel) => {
        const page = trackingPage(parcel.carrier, parcel.trackingNumber);
        return (
          <li key={parcel.companyName} className="flex items-start gap-2.5">
            <Icon name={icons[parcel.status]} className="mt-0.5 size-4 shrink-0 text-leaf-ink" />
            <span className="min-w-0">
              {nextStep(parcel)}
              {page && parcel.status === "shipped" && " "}
              {page && parcel.status === "shipped" && (
                <a
                  href={page}
                  target="_blank"
                  rel="noreferrer"
                  // Above the link that covers the card.
                  className="relative z-10 inline-flex min-h-6 items-center gap-1 font-semibold text-cherry-ink print:hidden"
                >
                  {t("next.track")}
                  <Icon name="external-link" className="size-4" />
                  <span className="sr-only">({t("detail.newTab")})</span>
                </a>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const icons = {
  pending: "clock",
  processing: "package",
  shipped: "truck",
  delivered: "package-check",
  cancelled: "package-x",
} as const;
