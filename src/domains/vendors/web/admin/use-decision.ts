import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { classifyError } from "#client/classify-error.ts";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { notify } from "#ui/notify.ts";
import type { VendorForReview } from "../../admin-calls.ts";

/** Sends an approval, and shows the vendor's new state; if another admin was faster, as they left it. */
export function useDecision(vendor: VendorForReview) {
  const { t } = useTranslation("vendorReview");
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const [isSending, setSending] = useState(false);
  const { vendorId, companyName: company } = vendor;
  const reviewKey = queries.vendors.getVendorForReview.queryKey({ input: { vendorId } });

  /** True: decided, here or by another admin. */
  const send = async (decide: () => Promise<VendorForReview>) => {
    setSending(true);
    try {
      queryClient.setQueryData(reviewKey, await decide());
      notify.success(t("approvedToast", { company }));
      return true;
    } catch (error) {
      if (classifyError(error).code !== "CONFLICT") {
        notifyError(error);
        return false;
      }
      notify.warning(t("conflict"), { description: t("conflictText") });
      await queryClient.invalidateQueries({ queryKey: reviewKey });
      return true;
    } finally {
      setSending(false);
      void queryClient.invalidateQueries({ queryKey: queries.vendors.listVendors.key() });
    }
  };
  return { send, isSending, seen: { vendorId, submittedAt: vendor.submittedAt } };
}
