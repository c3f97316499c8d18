import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { CloseModal, Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";

type LeaveDialogProps = { address: string; onClose: () => void };

/** Asks before opening a link of a message: the name that is really called, and the whole address. */
export default function LeaveDialog({ address, onClose }: LeaveDialogProps) {
  const { t } = useTranslation("messaging");
  const { t: tUi } = useTranslation("ui");
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("leave.title")}
      description={t("leave.text")}
      footer={
        <>
          <CloseModal>
            <Button variant="ghost">{tUi("cancel")}</Button>
          </CloseModal>
          <Button asChild>
            <a href={address} target="_blank" rel="noopener noreferrer nofollow ugc" onClick={onClose}>
              <Icon name="external-link" />
              {t("leave.open")}
            </a>
          </Button>
        </>
      }
    >
      <p className="break-all font-semibold text-lg">{new URL(address).host}</p>
      <p className="mt-2 max-h-40 overflow-y-auto break-all text-ink-soft text-sm">{address}</p>
    </Dialog>
  );
}
