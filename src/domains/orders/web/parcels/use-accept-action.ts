import { useQueryClient } from "@tanstack/react-query";
import { api } from "#client/api.ts";
import type { BulkAction } from "#client/data-table/bulk-actions.ts";
import { queries } from "#client/queries.ts";
import type { ParcelSummary } from "#domains/orders/order-shapes.ts";
import type { PackedSummary } from "#domains/orders/packed-parcel.ts";
import { useTranslation } from "#i18n/use-translation.ts";

/** Says of selected new parcels that one is packing them. */
export function useAcceptAction(): BulkAction<ParcelSummary | PackedSummary> {
  const { t } = useTranslation("orders");
  const queryClient = useQueryClient();
  return {
    id: "accept",
    label: t("sell.accept"),
    isFor: ({ status, acceptedAt }) => status === "processing" && acceptedAt === null,
    onEnd: () => queryClient.invalidateQueries({ queryKey: queries.orders.key() }),
    work: { run: ([parcel]) => api.orders.acceptParcel({ parcelId: parcel!.id }) },
  };
}
