import type { OrderStatus } from "#domains/orders/order-life.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate, formatDateTime } from "#kernel/formats.ts";
import type { TimelineStep } from "#ui/timeline.tsx";
import { listParcelSteps } from "./parcel-steps.ts";

type Parcel = {
  status: OrderStatus;
  acceptedAt: string | null;
  shipBy: string | null;
  events: readonly { status: OrderStatus; at: string }[];
};

/** A parcel's timeline in words: what happened, what is promised. `isOwn`: worded for its vendor. */
export function useParcelSteps(parcel: Parcel, isOwn = false): TimelineStep[] {
  const { t } = useTranslation("orders");
  const noteOf = (status: OrderStatus) => {
    if (status !== "processing") return undefined;
    if (parcel.acceptedAt) return t("detail.accepted", { date: formatDateTime(parcel.acceptedAt) });
    const isHere = parcel.status === "processing" && parcel.shipBy;
    return isHere ? t("detail.shipBy", { date: formatDate(parcel.shipBy!) }) : undefined;
  };
  return listParcelSteps(parcel.status, parcel.events).map((step) => ({
    label: isOwn && step.status === "processing" ? t("sell.packing") : t(`steps.${step.status}`),
    state: step.state,
    date: step.at ? formatDateTime(step.at) : undefined,
    note: noteOf(step.status),
  }));
}
