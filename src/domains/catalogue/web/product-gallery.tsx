import { useRef, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { cn } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import { notify } from "#ui/notify.ts";
import { Picture } from "#ui/picture.tsx";
import { usePress } from "#ui/presses.tsx";
import { useGallery } from "./use-gallery.ts";

type ProductGalleryProps = { name: string; imageUrls: readonly string[] };

// Loaded on the first intent to look closer.
const loadLightbox = () => import("./product-lightbox.tsx");
type Lightbox = Awaited<ReturnType<typeof loadLightbox>>["ProductLightbox"];

/** The pictures side by side, to swipe or select from thumbnails; each opens in the lightbox. */
export function ProductGallery({ name, imageUrls }: ProductGalleryProps) {
  const { t } = useTranslation("catalogue");
  const total = imageUrls.length;
  const { at, goTo, returnTo, onKeyDown, choices, strip } = useGallery(total);
  const [Lightbox, setLightbox] = useState<Lightbox | null>(null);
  // The library returns the focus to the pressed picture and scrolls there, but the user has moved on since.
  const viewed = useRef(0);
  const preload = () => void loadLightbox().catch(() => undefined);
  const open = () => {
    viewed.current = at;
    loadLightbox().then(
      ({ ProductLightbox }) => setLightbox(() => ProductLightbox),
      () => notify.destructive(t("product.enlargeFailed")),
    );
  };
  const view = (index: number) => {
    viewed.current = index;
    goTo(index);
  };
  const close = () => {
    setLightbox(null);
    returnTo(viewed.current);
  };
  const enlarge = usePress("enlarge", open);
  const altOf = (index: number) => (total > 1 ? t("product.image", { name, n: index + 1 }) : name);
  return (
    <section
      aria-label={t("product.gallery", { name })}
      onKeyDown={onKeyDown}
      className="lg:sticky lg:top-[calc(var(--top-bar)+1.5rem)]"
    >
      <div className="relative">
        <ul
          {...strip}
          className="relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth rounded-leaf-lg bg-sunken [scrollbar-width:none]"
        >
          {imageUrls.map((url, index) => (
            <li key={url} className="w-full shrink-0 snap-center">
              <button
                {...enlarge}
                tabIndex={index === at ? 0 : -1}
                aria-label={t("product.enlarge", { image: altOf(index) })}
                onPointerEnter={preload}
                onFocus={preload}
                className="block aspect-square w-full cursor-zoom-in! outline-offset-[-3px]!"
              >
                <Picture
                  src={url}
                  alt=""
                  sizes="(min-width: 64rem) 46vw, 100vw"
                  width={1000}
                  height={1000}
                  priority={index === 0}
                />
              </button>
            </li>
          ))}
        </ul>
        <span
          aria-hidden="true"
          className="pointer-events-none absolute right-4 bottom-4 inline-flex items-center gap-2 rounded-full bg-surface/90 px-3 py-2 font-semibold text-sm shadow-lift"
        >
          <Icon name="zoom-in" className="size-4.5" />
          {total > 1 && <span className="figures">{`${at + 1} / ${total}`}</span>}
        </span>
      </div>
      {total > 1 && (
        <ul ref={choices} className="mt-3 grid grid-cols-5 gap-2 sm:gap-3">
          {imageUrls.map((url, index) => (
            <li key={url}>
              <Thumbnail
                url={url}
                label={t("product.showImage", { n: index + 1, total })}
                isShown={index === at}
                onShow={() => goTo(index)}
              />
            </li>
          ))}
        </ul>
      )}
      {Lightbox && <Lightbox name={name} imageUrls={imageUrls} index={at} onView={view} onClose={close} />}
    </section>
  );
}

type ThumbnailProps = { url: string; label: string; isShown: boolean; onShow: () => void };

function Thumbnail({ url, label, isShown, onShow }: ThumbnailProps) {
  const press = usePress(`picture ${url}`, onShow);
  return (
    <button
      {...press}
      aria-label={label}
      aria-pressed={isShown}
      className={cn(
        "block aspect-square w-full overflow-hidden rounded-leaf-sm border-2",
        isShown ? "border-ink" : "border-transparent opacity-75 hover:opacity-100",
      )}
    >
      <Picture src={url} alt="" sizes="8rem" width={320} height={320} />
    </button>
  );
}
