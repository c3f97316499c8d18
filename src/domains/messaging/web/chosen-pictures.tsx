import { longestAlt } from "#domains/messaging/message-rules.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { cn } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Input } from "#ui/input.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import type { ChosenPicture, useMessagePictures } from "./use-message-pictures.ts";

type ChosenPicturesProps = { pictures: ReturnType<typeof useMessagePictures> };

/** The pictures of the message that is being written, each with a description for those who don't see it. */
export default function ChosenPictures({ pictures }: ChosenPicturesProps) {
  return (
    <ul className="grid max-h-56 gap-2 overflow-y-auto">
      {pictures.chosen.map((picture, index) => (
        <Chosen key={picture.key} picture={picture} n={index + 1} {...pictures} />
      ))}
    </ul>
  );
}

type ChosenProps = { picture: ChosenPicture; n: number } & ReturnType<typeof useMessagePictures>;

function Chosen({ picture, n, describe, remove, retry }: ChosenProps) {
  const { t } = useTranslation("messaging");
  const { t: tError } = useTranslation("errors");
  const { problem, progress, id } = picture;
  return (
    <li className={cn("flex items-center gap-3 rounded-leaf-sm bg-sunken p-2", problem && "bg-danger-wash")}>
      {problem ? (
        <Icon name="triangle-exclamation-point" className="m-4 size-6 shrink-0 text-danger-ink" />
      ) : (
        <img
          src={picture.preview}
          alt=""
          className={cn("size-14 shrink-0 rounded-leaf-sm object-cover", !id && "opacity-50")}
        />
      )}
      <div className="grid min-w-0 flex-1 gap-1">
        {problem ? (
          <p role="alert" className="text-danger-ink text-sm">
            <span className="break-all font-semibold">{picture.file.name}</span>:{" "}
            {problem === "failed" ? t("pictures.failed") : tError(problem)}
          </p>
        ) : (
          <Input
            aria-label={t("pictures.alt", { n })}
            placeholder={t("pictures.altHint")}
            maxLength={longestAlt}
            value={picture.alt}
            onChange={(event) => describe(picture.key, event.target.value)}
          />
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
