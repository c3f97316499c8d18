import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";
import { CloseModal, Dialog } from "./dialog.tsx";

export type ConfirmDialogProps = {
  /** Only where the page itself must open or close it. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactNode;
  title: ReactNode;
  /** What happens, and whether it can be undone. */
  description: ReactNode;
  /** The verb itself ("Delete product"), not "OK". */
  confirmLabel: string;
  /** It stays open, and busy, until a promise is kept. */
  onConfirm: () => void | Promise<void>;
  tone?: "primary" | "danger";
  loading?: boolean;
  children?: ReactNode;
};

/** Asks before something that cannot be taken back, and closes once that is done. */
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
