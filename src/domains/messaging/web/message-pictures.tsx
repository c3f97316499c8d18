import { lazy, Suspense, useState } from "react";
import type { MessagePicture } from "#domains/messaging/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { cn } from "#ui/class-names.ts";

const PictureDialog = lazy(() => import("./picture-dialog.tsx"));

const addressOf = (id: string, width: number, format: "avif" | "webp") =>
  `/storage/v1/messages/pictures/${id}-${width}.${format}`;

type MessagePicturesProps = { pictures: readonly MessagePicture[]; author: string };

/** The pictures of a message, each a button that shows it large. Only the two sides may fetch them. */
export function MessagePictures({ pictures, author }: MessagePicturesProps) {
  const { t } = useTranslation("messaging");
  const [opened, setOpened] = useState<number | null>(null);
  const nameOf = ({ alt }: MessagePicture, index: number) =>
    alt || t("pictures.unnamed", { n: index + 1, total: pictures.length, name: author });
  return (
    <>
      <ul className={cn("mb-1.5 grid gap-1.5", pictures.length > 1 && "grid-cols-2")}>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <button
              type="button"
              aria-label={t("pictures.open", { name: nameOf(picture, index) })}
              onClick={() => setOpened(index)}
              className="block w-full overflow-hidden rounded-leaf-sm bg-sunken"
            >
              <picture>
                <source type="image/avif" srcSet={addressOf(picture.id, 480, "avif")} />
                <img
                  src={addressOf(picture.id, 480, "webp")}
                  alt=""
                  width={picture.width}
                  height={picture.height}
                  loading="lazy"
                  className="max-h-64 w-full object-cover"
                />
              </picture>
            </button>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Suspense>
          <PictureDialog
            pictures={pictures.map((picture, index) => ({
              ...picture,
              alt: nameOf(picture, index),
              src: addressOf(picture.id, 1_000, "webp"),
            }))}
            index={opened}
            onView={setOpened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}
