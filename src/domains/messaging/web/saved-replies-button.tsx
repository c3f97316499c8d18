import { lazy, Suspense, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";

const RepliesDialog = lazy(() => import("./replies-dialog.tsx"));

/** Opens a vendor's saved replies and away text. */
export function SavedRepliesButton({ onInsert }: { onInsert: (text: string) => void }) {
  const { t } = useTranslation("messaging");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t("replies.title")} tooltipSide="top" onClick={() => setOpen(true)}>
        <Icon name="message-square-text" />
      </IconButton>
      {isOpen && (
        <Suspense>
          <RepliesDialog onInsert={onInsert} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
