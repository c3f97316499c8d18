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
 * Keys of the queue while one of its links has the focus: j and k move, a approves, r opens the product where a rejection
 * is written. Only without other keys held, and never while something is typed.
 */
export function useQueueKeys(entries: readonly QueueEntry[]) {
  const { t } = useTranslation("listings");
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const list = useRef<HTMLOListElement>(null);
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

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !list.current) return;
    const links = [...list.current.querySelectorAll("a")];
    const at = links.findIndex((link) => link === document.activeElement);
    const entry = entries[at];
    if (!entry) return;
    if (event.key === "j") links[at + 1]?.focus();
    else if (event.key === "k") links[at - 1]?.focus();
    else if (event.key === "r") links[at]?.click();
    else if (event.key === "a" && mayApprove) {
      (links[at + 1] ?? links[at - 1])?.focus();
      void approve(entry);
    } else return;
    event.preventDefault();
  };
  return { list, onKeyDown };
}
