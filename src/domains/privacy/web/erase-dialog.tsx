import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "#client/session.tsx";
import { Button } from "#ui/button.tsx";
import { CloseModal, Dialog } from "#ui/dialog.tsx";
import { EraseForm } from "./erase-form.tsx";
import { useEraseForm } from "./use-erase-form.ts";

type EraseDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: ReactNode;
  proof: "password" | "code";
  /** Something came into the way since the page asked. */
  onRefused: () => void;
};

/** Says what goes and what stays, and asks for the account's address and a proof before it erases. What was typed stays while it is closed. */
export function EraseDialog({ open, onOpenChange, trigger, proof, onRefused }: EraseDialogProps) {
  const { t } = useTranslation(["privacy", "ui"]);
  const session = useSession();
  const formId = useId();
  const form = useEraseForm({ email: session?.email ?? "", proof, onRefused });
  return (
    <Dialog
      open={open}
      // Once it is on its way there is nothing to close.
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
