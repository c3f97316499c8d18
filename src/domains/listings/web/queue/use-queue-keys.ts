import { useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useRef } from "react";
import { api } from "#client/api.ts";
import { useAdminMay } from "#client/may.tsx";
import { useNotifyError } from "#client/notify-error.ts";
import type { QueueEntry } from "#domains/listings/product-shapes.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { notify } from "#ui/notify.ts";
import { refreshProducts } from "../refresh-products.ts";

/**
 * The queue's own keys while one of its links has the focus, beside those of every table: a approves, r opens the product where
 * a rejection is written. Only without other keys held.
 */
export function useQueueKeys(entries: readonly QueueEntry[]) {
  const { t } = useTranslation("listings");
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const isBusy = useRef(false);
  const mayApprove = useAdminMay("products.manage");

  const approve = async ({ productId, submittedAt }: QueueEntry) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await api.listings.approveProduct({ productId, submittedAt });
      notify.success(t("queue.approved"));
    } catch (error) {
      notifyError(error);
    } finally {
      isBusy.current = false;
      await refreshProducts(queryClient);
    }
  };

  return (event: KeyboardEvent) => {
    const link = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || !link.matches("[data-row-link]")) return;
    const row = link.closest<HTMLElement>("[data-row]");
    const entry = entries.find(({ productId }) => productId === row?.dataset["row"]);
    if (!row || !entry) return;
    if (event.key === "r") link.click();
    else if (event.key === "a" && mayApprove) {
      const next = row.nextElementSibling ?? row.previousElementSibling;
      next?.querySelector<HTMLElement>("[data-row-link]")?.focus();
      void approve(entry);
    } else return;
    event.preventDefault();
  };
}
