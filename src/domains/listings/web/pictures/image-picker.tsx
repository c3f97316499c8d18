import { useEffect, useId, useRef, useState } from "react";
import { pictureTypes } from "#client/picture-problem.ts";
import { maxImages } from "#domains/catalogue/product-bounds.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { cn } from "#ui/class-names.ts";
import { FieldError, FieldHint } from "#ui/field-notes.tsx";
import { FileButton } from "#ui/file-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { notify } from "#ui/notify.ts";
import { PictureOrder } from "./picture-order.tsx";
import { PictureTile } from "./picture-tile.tsx";
import { type Tile, usePictures } from "./use-pictures.ts";

export type ImagePickerProps = {
  urls: readonly string[];
  /** The form's current value. */
  latest: () => readonly string[];
  onChange: (urls: string[]) => void;
  onBusy: (isBusy: boolean) => void;
  error?: string | undefined;
};

/** Up to five pictures, chosen, dropped or pasted; the first one is the main picture. */
export default function ImagePicker({ urls, latest, onChange, onBusy, error }: ImagePickerProps) {
  const { t } = useTranslation("listings");
  const id = useId();
  const [isTooMany, setTooMany] = useState(false);
  const [isOver, setOver] = useState(false);
  const { tiles, isBusy, add, retry, move, remove } = usePictures({
    urls,
    latest,
    onChange,
    onTooMany: () => setTooMany(true),
  });
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  const addFiles = (files: File[]) => {
    setTooMany(false);
    if (files.length > 0) add(files);
  };
  usePastedFiles(addFiles);

  const takeAway = (tile: Tile) => {
    setTooMany(false);
    const putBack = remove(tile);
    notify.info(t("pictures.removed"), { action: { label: t("pictures.undo"), onClick: putBack } });
  };
  const said = error ?? (isTooMany ? t("pictures.tooMany") : undefined);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would take the place of the form's own
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`} className="grid gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <p id={`${id}-label`} className="font-semibold text-sm">
          {t("form.images")}
        </p>
        <p className="figures text-ink-soft text-sm">
          {t("pictures.count", { n: tiles.length, max: maxImages })}
        </p>
      </div>
      {tiles.length > 0 && (
        <PictureOrder keys={tiles.map(({ key }) => key)} onMove={move}>
          <ol className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
            {tiles.map((tile, at) => (
              <PictureTile
                key={tile.key}
                tile={tile}
                at={at}
                total={tiles.length}
                onMove={(to) => move(at, to)}
                onRemove={() => takeAway(tile)}
                onRetry={() => retry(tile)}
              />
            ))}
          </ol>
        </PictureOrder>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          addFiles([...event.dataTransfer.files]);
        }}
        className={cn(
          "grid justify-items-center gap-2 rounded-leaf border-2 border-edge border-dashed px-4 py-7 text-center transition-colors",
          isOver && "border-leaf bg-sunken",
        )}
      >
        <Icon name="image-plus" className="size-8 text-ink-soft" />
        <p className="text-ink-soft">{t("pictures.drop")}</p>
        <FileButton variant="secondary" size="sm" accept={pictureTypes} multiple onFiles={addFiles}>
          {t("pictures.choose")}
        </FileButton>
      </div>
      <FieldHint id={`${id}-hint`}>{t("pictures.hint")}</FieldHint>
      <div role="status">{said && <FieldError id={`${id}-error`}>{said}</FieldError>}</div>
    </div>
  );
}

/** Pictures pasted anywhere on the page; pasted text goes where it was meant to. */
function usePastedFiles(onFiles: (files: File[]) => void): void {
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = event.clipboardData?.files;
      if (!files || files.length === 0) return;
      event.preventDefault();
      latest.current([...files]);
    };
    window.addEventListener("paste", onPaste);
    return () => window.removeEventListener("paste", onPaste);
  }, []);
}
