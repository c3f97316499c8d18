import { useId, useState } from "react";
import { describeError, logError } from "#client/notify-error.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { FieldError } from "#ui/field-notes.tsx";
import { FileButton } from "#ui/file-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Picture } from "#ui/picture.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { VendorMark } from "../vendor-mark.tsx";

export type UploadPicture = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<string>;

type LogoFieldProps = {
  company: string;
  images: readonly string[];
  value: string | null;
  onChange: (url: string | null) => void;
  onUploaded: (url: string) => Promise<void>;
  upload: UploadPicture;
};

const tile =
  "relative block size-16 overflow-hidden rounded-leaf-sm border-2 border-line bg-surface has-checked:border-cherry-ink has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2";

/** One of the vendor's own pictures, its initial, or a new picture. */
export function LogoField({ company, images, value, onChange, onUploaded, upload }: LogoFieldProps) {
  const { t } = useTranslation("vendorShop");
  const shown = value && !images.includes(value) ? [value, ...images] : images;
  const choices = [null, ...shown];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold text-sm">{t("logo")}</legend>
      <div className="flex flex-wrap gap-2.5">
        {choices.map((url, index) => (
          <label key={url ?? "letter"} className={tile}>
            <input
              type="radio"
              name="logo"
              checked={value === url}
              onChange={() => onChange(url)}
              className="absolute inset-0 appearance-none"
            />
            <span className="sr-only">{url ? t("picture", { n: index }) : t("noLogo")}</span>
            {url ? (
              <Picture src={url} alt="" sizes="4rem" width={320} height={320} />
            ) : (
              <VendorMark name={company} logoUrl={null} className="size-full rounded-none" />
            )}
          </label>
        ))}
      </div>
      <UploadButton upload={upload} onUploaded={onUploaded} />
    </fieldset>
  );
}

function UploadButton({ upload, onUploaded }: Pick<LogoFieldProps, "upload" | "onUploaded">) {
  const { t } = useTranslation("vendorShop");
  const { t: tErrors } = useTranslation("errors");
  const id = useId();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setProblem(null);
    setShare(0);
    try {
      const signal = new AbortController().signal;
      await onUploaded(await upload(file, { onProgress: setShare, signal }));
    } catch (error) {
      logError(error);
      setProblem(describeError(tErrors, error).text);
    } finally {
      setShare(null);
    }
  };
  return (
    <div className="mt-4 grid gap-2.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FileButton
          variant="secondary"
          size="sm"
          accept="image/jpeg,image/png,image/webp"
          disabled={share !== null}
          aria-describedby={problem ? `${id}-hint ${id}-problem` : `${id}-hint`}
          onFiles={([file]) => void take(file)}
        >
          <Icon name="image-plus" />
          {t("upload")}
        </FileButton>
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {t("uploadHint")}
        </p>
      </div>
      {share !== null && <ProgressBar label={t("uploading")} value={Math.round(share * 100)} max={100} />}
      {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
    </div>
  );
}
