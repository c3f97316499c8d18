import { useQueryClient } from "@tanstack/react-query";
import { api } from "#client/api.ts";
import type { BulkAction } from "#client/data-table/bulk-actions.ts";
import { queries } from "#client/queries.ts";
import type { OwnProductRow } from "#domains/listings/product-shapes.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { refreshProducts } from "../refresh-products.ts";

/** Puts selected products on sale, or takes them off; each can be undone. */
export function useActivityActions(): BulkAction<OwnProductRow>[] {
  const { t } = useTranslation("listings");
  const queryClient = useQueryClient();
  const set =
    (isActive: boolean) =>
    ([product]: readonly OwnProductRow[]) =>
      api.listings.setProductActive({ productId: product!.id, isActive });
  const onEnd = () =>
    Promise.all([
      refreshProducts(queryClient),
      queryClient.invalidateQueries({ queryKey: queries.plans.getProductLimit.key() }),
    ]);
  return [
    {
      ...{ id: "deactivate", label: t("menu.deactivate"), onEnd },
      isFor: ({ state }) => state === "active",
      work: { run: set(false), undo: set(true) },
    },
    {
      ...{ id: "activate", label: t("menu.activate"), onEnd },
      isFor: ({ state }) => state === "inactive",
      work: { run: set(true), undo: set(false) },
    },
  ];
}
