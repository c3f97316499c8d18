import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";
import { CloseModal, Dialog } from "./dialog.tsx";

export type ConfirmDialogProps = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactNode;
  title: ReactNode;
  /** What happens, and whether it can be undone. */
  description: ReactNode;
  /** The verb itself ("Delete product"), not "OK". */
  confirmLabel: string;
  onConfirm: () => void;
  tone?: "primary" | "danger";
  loading?: boolean;
  children?: ReactNode;
};

/** Asks before something that cannot be taken back. The page closes it by `open` once the work is done. */
export function ConfirmDialog({
  confirmLabel,
  onConfirm,
  tone = "danger",
  loading = false,
  children,
  ...dialog
}: ConfirmDialogProps) {
  const { t } = useTranslation("ui");
  return (
    <Dialog
      {...dialog}
      alert
      size="sm"
      footer={
        <>
          <CloseModal>
            <Button variant="ghost">{t("cancel")}</Button>
          </CloseModal>
          <Button variant={tone} loading={loading} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
