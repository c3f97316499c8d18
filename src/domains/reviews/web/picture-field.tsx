import { useEffect, useId, useRef, useState } from "react";
import { pictureTypes, problemBefore, problemOf } from "#client/picture-problem.ts";
import { uploadFile } from "#client/upload-file.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { FieldError, FieldHint } from "#ui/field-notes.tsx";
import { FileButton } from "#ui/file-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Picture } from "#ui/picture.tsx";
import { maxReviewPictures as max } from "../review-rules.ts";
import { reviewPictureUrl } from "./review-picture-url.ts";

type PictureFieldProps = {
  ids: readonly string[];
  onChange: (change: (ids: string[]) => string[]) => void;
  onBusy: (isBusy: boolean) => void;
  error?: string | undefined;
};

/** Up to four pictures, uploaded one after the other as they are chosen. */
export function PictureField({ ids, onChange, onBusy, error }: PictureFieldProps) {
  const { t } = useTranslation("reviewForm");
  const { t: tErrors } = useTranslation("errors");
  const id = useId();
  const [waiting, setWaiting] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const ending = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    ending.current = controller;
    return () => controller.abort();
  }, []);
  useEffect(() => onBusy(waiting > 0), [waiting, onBusy]);

  const upload = async (file: File) => {
    const { signal } = ending.current;
    try {
      const before = problemBefore(file);
      if (before) return setProblem(tErrors(before as "IMAGE_FORMAT"));
      const stored = await uploadFile<{ id: string }>("/storage/v1/reviews/pictures", file, {
        onProgress: () => {},
        signal,
      });
      onChange((known) => [...known, stored.id].slice(0, max));
    } catch (failure) {
      if (signal.aborted) return;
      const why = problemOf(failure);
      setProblem(why === "failed" ? t("pictureFailed", { name: file.name }) : tErrors(why));
    }
  };
  const add = async (files: File[]) => {
    const room = Math.max(0, max - ids.length - waiting);
    setProblem(files.length > room ? t("tooMany", { max }) : null);
    const chosen = files.slice(0, room);
    setWaiting((count) => count + chosen.length);
    for (const file of chosen) {
      await upload(file);
      setWaiting((count) => count - 1);
    }
  };
  const said = problem ?? error;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would take the place of the form's own
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`} className="grid gap-2">
      <p id={`${id}-label`} className="font-semibold text-sm">
        {t("pictures", { max })}
      </p>
      {ids.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {ids.map((pictureId, index) => (
            <li key={pictureId} className="relative size-20 overflow-hidden rounded-leaf-sm bg-sunken">
              <Picture src={reviewPictureUrl(pictureId)} alt="" sizes="5rem" width={160} height={160} />
              <IconButton
                label={t("removePicture", { n: index + 1 })}
                variant="veil"
                size="sm"
                className="absolute top-1 right-1"
                onClick={() => onChange((known) => known.filter((one) => one !== pictureId))}
              >
                <Icon name="x" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <FileButton
          variant="secondary"
          size="sm"
          accept={pictureTypes}
          multiple
          disabled={ids.length >= max}
          onFiles={(files) => void add(files)}
        >
          <Icon name="image-plus" />
          {t("addPictures")}
        </FileButton>
        <span role="status" className="text-ink-soft text-sm">
          {waiting > 0 && t("uploading")}
        </span>
      </div>
      <FieldHint id={`${id}-hint`}>{t("picturesHint")}</FieldHint>
      <div role="status">{said && <FieldError id={`${id}-error`}>{said}</FieldError>}</div>
    </div>
  );
}
