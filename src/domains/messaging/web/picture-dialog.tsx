import { useTranslation } from "#i18n/use-translation.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";

type PictureDialogProps = {
  pictures: readonly { id: string; alt: string; src: string; width: number; height: number }[];
  index: number;
  onView: (index: number) => void;
  onClose: () => void;
};

/** A message's pictures, large, one at a time. */
export default function PictureDialog({ pictures, index, onView, onClose }: PictureDialogProps) {
  const { t } = useTranslation("messaging");
  const { src, alt, width, height } = pictures[index]!;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("pictures.place", { n: index + 1, total: pictures.length })}
      footer={
        pictures.length > 1 && (
          <>
            <IconButton
              label={t("pictures.previous")}
              variant="outline"
              disabled={index === 0}
              onClick={() => onView(index - 1)}
            >
              <Icon name="chevron-left" />
            </IconButton>
            <IconButton
              label={t("pictures.next")}
              variant="outline"
              disabled={index === pictures.length - 1}
              onClick={() => onView(index + 1)}
            >
              <Icon name="chevron-right" />
            </IconButton>
          </>
        )
      }
    >
      <img
        key={src}
        src={src}
        alt={alt}
        width={width}
        height={height}
        className="mx-auto max-h-[65dvh] w-auto rounded-leaf-sm object-contain"
      />
    </Dialog>
  );
}
