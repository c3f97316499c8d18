import YetAnotherLightbox from "yet-another-react-lightbox";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import { useTranslation } from "#i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";
import { imageUrl, imageWidths } from "#ui/image-url.ts";
import "yet-another-react-lightbox/styles.css";

type ProductLightboxProps = {
  name: string;
  imageUrls: readonly string[];
  index: number;
  /** The picture shown now, to sync the page behind. */
  onView: (index: number) => void;
  onClose: () => void;
};

/** The library's dialog in our colors; its stylesheet is in no cascade layer, so each of these is important. */
const look = [
  "[--yarl__portal_zindex:50] [--yarl__icon_size:1.75rem] [--yarl__button_filter:none] [--yarl__button_margin:0.25rem]",
  String.raw`[&_.yarl\_\_container]:bg-paper! [&_.yarl\_\_slide\_image]:rounded-leaf`,
  String.raw`[&_.yarl\_\_button]:rounded-full! [&_.yarl\_\_button]:bg-surface! [&_.yarl\_\_button]:p-2.5! [&_.yarl\_\_button]:text-ink!`,
  String.raw`[&_.yarl\_\_button]:shadow-lift [&_.yarl\_\_button:disabled]:text-ink-faint! [&_.yarl\_\_button:disabled]:shadow-none`,
  String.raw`[&_.yarl\_\_button:focus-visible]:outline-3! [&_.yarl\_\_button:focus-visible]:outline-focus! [&_.yarl\_\_button:focus-visible]:outline-solid!`,
].join(" ");

const largest = imageWidths[imageWidths.length - 1]!;

/** The pictures in full screen: zoomed by wheel, pinch, double press or keys (+ and -), moved with the arrow keys. */
export function ProductLightbox({ name, imageUrls, index, onView, onClose }: ProductLightboxProps) {
  const { t } = useTranslation("catalogue");
  const { t: tUi } = useTranslation("ui");
  const total = imageUrls.length;
  return (
    <YetAnotherLightbox
      open
      close={onClose}
      index={index}
      slides={imageUrls.map((url, place) => ({
        src: imageUrl(url, largest, "webp"),
        alt: total > 1 ? t("product.image", { name, n: place + 1 }) : name,
      }))}
      plugins={[Zoom]}
      className={look}
      carousel={{ finite: true, padding: "16px" }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true }}
      on={{ view: ({ index: seen }) => onView(seen) }}
      labels={{
        Lightbox: t("product.gallery", { name }),
        "Photo gallery": t("product.gallery", { name }),
        Carousel: t("lightbox.strip"),
        Slide: t("lightbox.slide"),
        "{index} of {total}": t("lightbox.place", { index: "{index}", total: "{total}" }),
        Close: tUi("close"),
        Previous: t("lightbox.previous"),
        Next: t("lightbox.next"),
        "Zoom in": t("lightbox.zoomIn"),
        "Zoom out": t("lightbox.zoomOut"),
      }}
      render={{
        iconClose: () => <Icon name="x" />,
        iconPrev: () => <Icon name="chevron-left" />,
        iconNext: () => <Icon name="chevron-right" />,
        iconZoomIn: () => <Icon name="zoom-in" />,
        iconZoomOut: () => <Icon name="zoom-out" />,
        ...(total < 2 && { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  );
}
