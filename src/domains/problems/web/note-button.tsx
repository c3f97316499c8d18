import { lazy, Suspense, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";

const NoteDialog = lazy(() => import("./note-dialog.tsx"));

/** Opens the dialog that adds to a problem. */
export function NoteButton({ problem }: { problem: { id: string; parcelId: string } }) {
  const { t } = useTranslation("problems");
  const [isOpened, setOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        <Icon name="message-circle" />
        {t("note.open")}
      </Button>
      {isOpened && (
        <Suspense>
          <NoteDialog problem={problem} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
