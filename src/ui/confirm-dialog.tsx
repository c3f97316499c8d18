import { type ReactNode, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "./button.tsx";
import { CloseModal, Dialog } from "./dialog.tsx";

export type ConfirmDialogProps = {
  /** Only if the page itself opens or closes it. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactNode;
  title: ReactNode;
  /** The consequence, and whether it can be undone. */
  description: ReactNode;
  /** The verb itself ("Delete product"), not "OK". */
  confirmLabel: string;
  /** It stays open and busy until the promise resolves. */
  onConfirm: () => void | Promise<void>;
  tone?: "primary" | "danger";
  loading?: boolean;
  children?: ReactNode;
};

/** Asks for confirmation of something that can't be undone, and closes once it is done. */
export function ConfirmDialog({
  confirmLabel,
  onConfirm,
  tone = "danger",
  loading = false,
  open,
  onOpenChange,
  children,
  ...dialog
}: ConfirmDialogProps) {
  const { t } = useTranslation("ui");
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    const work = onConfirm();
    if (work) {
      setBusy(true);
      await work;
      setBusy(false);
    }
    setOpen(false);
  };
  return (
    <Dialog
      {...dialog}
      open={open ?? isOpen}
      onOpenChange={onOpenChange ?? setOpen}
      alert
      size="sm"
      footer={
        <>
          <CloseModal>
            <Button variant="ghost">{t("cancel")}</Button>
          </CloseModal>
          <Button variant={tone} loading={loading || isBusy} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
