import { useState } from "react";
import { api } from "#client/api.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { CloseModal, Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { Textarea } from "#ui/textarea.tsx";
import type { VendorForReview } from "../../admin-calls.ts";
import { reasonBounds } from "../../application-rules.ts";
import { useDecision } from "./use-decision.ts";

const [shortest, longest] = reasonBounds;

/** Approves at once, or asks for the reason of a rejection. */
export function DecisionButtons({ vendor }: { vendor: VendorForReview }) {
  const { t } = useTranslation("vendorReview");
  const { send, isSending, seen } = useDecision(vendor);
  return (
    <div className="flex flex-wrap gap-3 border-line border-t pt-6">
      <Button
        loading={isSending}
        onClick={() => void send(() => api.vendors.approveVendor(seen), "approved")}
      >
        {t("approve")}
      </Button>
      <RejectDialog
        company={vendor.companyName}
        isSending={isSending}
        onReject={(reason) => send(() => api.vendors.rejectVendor({ ...seen, reason }), "rejected")}
      />
    </div>
  );
}

type RejectDialogProps = {
  company: string;
  isSending: boolean;
  onReject: (reason: string) => Promise<boolean>;
};

/** The reason for the owner; it stays while the dialog is closed. */
function RejectDialog({ company, isSending, onReject }: RejectDialogProps) {
  const { t } = useTranslation("vendorReview");
  const { t: tUi } = useTranslation("ui");
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [isAsked, setAsked] = useState(false);
  const { length } = reason.trim();
  const isWrong = length < shortest || length > longest;
  const submit = async () => {
    setAsked(true);
    if (!isWrong && (await onReject(reason.trim()))) setOpen(false);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      alert
      trigger={<Button variant="danger">{t("reject")}</Button>}
      title={t("rejectTitle", { company })}
      description={t("rejectText")}
      footer={
        <>
          <CloseModal>
            <Button variant="ghost">{tUi("cancel")}</Button>
          </CloseModal>
          <Button variant="danger" loading={isSending} onClick={() => void submit()}>
            {t("rejectSend")}
          </Button>
        </>
      }
    >
      <Field
        label={t("reason")}
        error={isAsked && isWrong && t("reasonBounds")}
        aside={
          <span className="figures">
            {length} / {longest}
          </span>
        }
        required
      >
        <Textarea rows={5} grow value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </Dialog>
  );
}
