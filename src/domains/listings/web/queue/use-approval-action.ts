import { useQueryClient } from "@tanstack/react-query";
import { api } from "#client/api.ts";
import type { BulkAction } from "#client/data-table/bulk-actions.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { refreshProducts } from "../refresh-products.ts";

type Waiting = { productId: string; submittedAt: string };

/** Approves selected products and edits, a hundred at a time, and takes it back. */
export function useApprovalAction<Row>(
  waitingOf: (row: Row) => Waiting,
  isFor?: (row: Row) => boolean,
): BulkAction<Row> {
  const { t } = useTranslation("listings");
  const queryClient = useQueryClient();
  return {
    id: "approve",
    label: t("bulk.approve"),
    ...(isFor ? { isFor } : {}),
    onEnd: () => refreshProducts(queryClient),
    work: {
      size: 100,
      async run(rows, failed) {
        const { changed } = await api.listings.approveProducts({ items: rows.map(waitingOf) });
        const left = new Set(changed);
        for (const row of rows) if (left.has(waitingOf(row).productId)) failed(row, t("kept.changed"));
      },
      async undo(rows, failed) {
        const { kept } = await api.listings.undoApprovals({ items: rows.map(waitingOf) });
        const reasons = new Map(kept.map(({ productId, because }) => [productId, because]));
        for (const row of rows) {
          const because = reasons.get(waitingOf(row).productId);
          if (because) failed(row, t(`kept.${because}`));
        }
      },
    },
  };
}
