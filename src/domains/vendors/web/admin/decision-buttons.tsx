import type { ReactNode } from "react";
import { api } from "#client/api.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import type { VendorForReview } from "../../admin-calls.ts";
import { useDecision } from "./use-decision.ts";

/** Approves at once; `reject` asks for the grounds of a rejection. */
export function DecisionButtons({ vendor, reject }: { vendor: VendorForReview; reject: ReactNode }) {
  const { t } = useTranslation("vendorReview");
  const { send, isSending, seen } = useDecision(vendor);
  return (
    <div className="flex flex-wrap gap-3 border-line border-t pt-6">
      <Button loading={isSending} onClick={() => void send(() => api.vendors.approveVendor(seen))}>
        {t("approve")}
      </Button>
      {reject}
    </div>
  );
}
