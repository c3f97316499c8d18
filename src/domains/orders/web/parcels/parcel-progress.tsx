import type { PackedParcel } from "#domains/orders/packed-parcel.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Timeline } from "#ui/timeline.tsx";
import { ParcelTracking } from "../parcel-tracking.tsx";
import { useParcelSteps } from "../use-parcel-steps.ts";

type ParcelProgressProps = { parcel: Omit<PackedParcel, "shippingAddress" | "paidAt">; isOwn?: boolean };

/** A parcel's progress, and its tracking number once shipped. */
export function ParcelProgress({ parcel, isOwn = false }: ParcelProgressProps) {
  const { t } = useTranslation("orders");
  const steps = useParcelSteps(parcel, isOwn);
  const hasLeft = parcel.status === "shipped" || parcel.status === "delivered";
  return (
    <section aria-labelledby={`progress-${parcel.id}`} className="grid gap-5">
      <h3 id={`progress-${parcel.id}`} className="font-display font-semibold text-subheading">
        {t("sell.progress")}
      </h3>
      <Timeline label={t("sell.progress")} steps={steps} />
      {hasLeft && <ParcelTracking carrier={parcel.carrier} trackingNumber={parcel.trackingNumber} />}
    </section>
  );
}
