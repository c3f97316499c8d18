import { type DragEvent, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { cn } from "#ui/class-names.ts";
import { FileButton } from "#ui/file-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { useStartUpload } from "./use-start-upload.ts";

/** Accepts a file by picker or drag and drop; the reason of a rejection stays until the next file is chosen. */
export function FileDrop({ isBusy }: { isBusy: boolean }) {
  const { t } = useTranslation("bulkUpload");
  const [isOver, setOver] = useState(false);
  const { start, sending, problem } = useStartUpload();
  const isClosed = isBusy || sending !== undefined;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !isClosed) void start(file);
  };
  return (
    <div className="grid gap-4">
      {problem && (
        <InlineNotice tone="danger" live>
          {problem}
        </InlineNotice>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cn(
          "grid justify-items-center gap-3 rounded-leaf-lg border-2 border-dashed px-5 py-10 text-center transition-colors",
          isOver ? "border-leaf bg-sunken" : "border-edge",
        )}
      >
        <Icon name="upload" className="size-9 text-leaf-ink" />
        {isOver ? (
          <p className="font-semibold">{t("dropHere")}</p>
        ) : (
          <>
            <FileButton
              accept=".csv,.tsv,.txt,text/csv"
              disabled={isClosed}
              onFiles={([file]) => file && void start(file)}
            >
              {t("choose")}
            </FileButton>
            <p className="text-ink-soft text-sm">{t("dropText")}</p>
          </>
        )}
        {sending && (
          <ProgressBar className="w-full max-w-sm" label={t("sending", { name: sending })} value={50} />
        )}
      </div>
    </div>
  );
}
