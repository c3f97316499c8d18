import { pictureTypes } from "#client/picture-problem.ts";
import { useChosenPictures } from "#domains/messaging/web/use-message-pictures.ts";
import { problemBounds } from "#domains/problems/problem-life.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { cn } from "#ui/class-names.ts";
import { RequiredMark } from "#ui/field.tsx";
import { FileButton } from "#ui/file-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";

/** Pictures for a step of a parcel's problem, uploaded before it is sent. */
export const useProblemPictures = (parcelId: string) =>
  useChosenPictures(`/storage/v1/problems/${parcelId}/pictures`, problemBounds.pictures);

type Pictures = ReturnType<typeof useProblemPictures>;

/** The ids of what was uploaded. */
export const idsOf = ({ chosen }: Pictures): string[] => chosen.flatMap(({ id }) => (id ? [id] : []));

type Props = {
  pictures: Pictures;
  label: string;
  hint: string;
  isUnready: boolean;
  required?: boolean;
  error?: string | false;
};

/** Chooses pictures, shows how far each is, and lets it be tried again or removed. */
export function PictureField({ pictures, label, hint, isUnready, required, error }: Props) {
  const { t } = useTranslation("problems");
  const { chosen, isReady, isTooMany, add, remove, retry } = pictures;
  const wrong =
    error ||
    (isTooMany && t("pictures.tooMany", { count: problemBounds.pictures })) ||
    (isUnready && !isReady && t("pictures.wait"));
  return (
    <div className="grid gap-2">
      <p className="font-semibold text-sm">
        {label}
        {required && <RequiredMark />}
      </p>
      <p className="text-ink-soft text-sm">{hint}</p>
      {chosen.length > 0 && (
        <ul className="grid gap-2">
          {chosen.map((picture, index) => (
            <Chosen key={picture.key} picture={picture} n={index + 1} remove={remove} retry={retry} />
          ))}
        </ul>
      )}
      <FileButton variant="secondary" accept={pictureTypes} multiple onFiles={add}>
        <Icon name="image-plus" />
        {t("pictures.add")}
      </FileButton>
      {wrong && (
        <p role="alert" className="text-danger-ink text-sm">
          {wrong}
        </p>
      )}
    </div>
  );
}

type ChosenProps = { picture: Pictures["chosen"][number]; n: number } & Pick<Pictures, "remove" | "retry">;

function Chosen({ picture, n, remove, retry }: ChosenProps) {
  const { t } = useTranslation("problems");
  const { t: tError } = useTranslation("errors");
  const { problem, progress, id, file, preview } = picture;
  return (
    <li className={cn("flex items-center gap-3 rounded-leaf-sm bg-sunken p-2", problem && "bg-danger-wash")}>
      {problem ? (
        <Icon name="triangle-exclamation-point" className="m-3 size-6 shrink-0 text-danger-ink" />
      ) : (
        <img
          src={preview}
          alt=""
          className={cn("size-12 rounded-leaf-sm object-cover", !id && "opacity-50")}
        />
      )}
      <div className="grid min-w-0 flex-1 gap-1 text-sm">
        <span className="truncate">{file.name}</span>
        {problem && (
          <span role="alert" className="text-danger-ink">
            {problem === "failed" ? t("pictures.failed") : tError(problem)}
          </span>
        )}
        {!id && !problem && (
          <ProgressBar
            label={t("pictures.sending", { n })}
            hideLabel
            value={Math.round(progress * 100)}
            valueText={`${Math.round(progress * 100)}%`}
          />
        )}
      </div>
      {problem === "failed" && (
        <IconButton label={t("pictures.retry", { n })} size="sm" onClick={() => retry(picture)}>
          <Icon name="rotate-cw" />
        </IconButton>
      )}
      <IconButton label={t("pictures.remove", { n })} size="sm" onClick={() => remove(picture)}>
        <Icon name="x" />
      </IconButton>
    </li>
  );
}
