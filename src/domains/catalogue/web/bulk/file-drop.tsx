import { Upload } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "#client/use-hydrated.ts";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { useStartUpload } from "./use-start-upload.ts";

/** Takes a file by the picker or by drag and drop; why one was refused stays until the next is chosen. */
export function FileDrop({ isBusy }: { isBusy: boolean }) {
  const { t } = useTranslation("bulk");
  const isHydrated = useHydrated();
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { start, sending, problem } = useStartUpload();
  const isClosed = !isHydrated || isBusy || sending !== undefined;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !isClosed) void start(file);
  };
  return (
    <div className="grid gap-4">
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
        <Upload aria-hidden="true" className="size-9 text-leaf-ink" />
        {isOver ? (
          <p className="font-semibold">{t("dropHere")}</p>
        ) : (
          <>
            <Button disabled={isClosed} onClick={() => picker.current?.click()}>
              {t("choose")}
            </Button>
            <p className="text-ink-soft text-sm">{t("dropText")}</p>
          </>
        )}
        {sending && (
          <ProgressBar className="w-full max-w-sm" label={t("sending", { name: sending })} value={50} />
        )}
        <input
          ref={picker}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          className="hidden"
          tabIndex={-1}
          aria-label={t("choose")}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void start(file);
            currentTarget.value = "";
          }}
        />
      </div>
      {problem && (
        <InlineNotice tone="danger" live>
          {problem}
        </InlineNotice>
      )}
    </div>
  );
}
