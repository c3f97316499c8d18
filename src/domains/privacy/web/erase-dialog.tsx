import { type ReactNode, useId } from "react";
import { useSession } from "#client/session.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { CloseModal, Dialog } from "#ui/dialog.tsx";
import { EraseForm } from "./erase-form.tsx";
import { useEraseForm } from "./use-erase-form.ts";

type EraseDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: ReactNode;
  proof: "password" | "code";
  /** A blocker has appeared since the page checked. */
  onRefused: () => void;
};

/**
 * Says what is deleted and what stays, and asks for the account's address and a proof of identity. Typed values stay
 * while it is closed.
 */
export function EraseDialog({ open, onOpenChange, trigger, proof, onRefused }: EraseDialogProps) {
  const { t } = useTranslation(["privacy", "ui"]);
  const session = useSession();
  const formId = useId();
  const form = useEraseForm({ email: session?.email ?? "", proof, onRefused });
  return (
    <Dialog
      open={open}
      // Can't be closed while erasing.
      onOpenChange={(next) => form.isErasing || onOpenChange(next)}
      trigger={trigger}
      alert
      title={t("dialog.title")}
      description={t("dialog.lead")}
      footer={
        <>
          <CloseModal>
            <Button variant="ghost">{t("ui:cancel")}</Button>
          </CloseModal>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            loading={form.isErasing}
            loadingLabel={t("dialog.pending")}
          >
            {t("dialog.submit")}
          </Button>
        </>
      }
    >
      <WhatHappens hasShop={session?.vendor != null} />
      <EraseForm id={formId} form={form} proof={proof} email={session?.email ?? ""} />
    </Dialog>
  );
}

function WhatHappens({ hasShop }: { hasShop: boolean }) {
  const { t } = useTranslation("privacy");
  return (
    <div className="mb-6 grid gap-4 text-sm">
      <div>
        <h3 className="font-semibold">{t("dialog.goesTitle")}</h3>
        <ul className="mt-1 list-disc pl-5 text-ink-soft marker:text-danger-ink">
          <li>{t("dialog.goesAccount")}</li>
          <li>{t("dialog.goesTraces")}</li>
          <li>{t("dialog.goesMails")}</li>
        </ul>
      </div>
      <div>
        <h3 className="font-semibold">{t("dialog.staysTitle")}</h3>
        <p className="mt-1 text-ink-soft">{t("dialog.staysOrders")}</p>
        {hasShop && <p className="mt-1 text-ink-soft">{t("dialog.staysShop")}</p>}
      </div>
    </div>
  );
}
