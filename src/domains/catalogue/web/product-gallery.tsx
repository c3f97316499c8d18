import { ZoomIn } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "#ui/class-names.ts";
import { notify } from "#ui/notify.ts";
import { Picture } from "#ui/picture.tsx";
import { useGallery } from "./use-gallery.ts";

type ProductGalleryProps = { name: string; imageUrls: readonly string[] };

// Loaded once somebody means to look closer.
const loadLightbox = () => import("./product-lightbox.tsx");
type Lightbox = Awaited<ReturnType<typeof loadLightbox>>["ProductLightbox"];

/** The pictures beside each other, to be swept through or chosen below; each can be looked at closely. */
export function ProductGallery({ name, imageUrls }: ProductGalleryProps) {
  const { t } = useTranslation("catalogue");
  const total = imageUrls.length;
  const { at, goTo, returnTo, onKeyDown, choices, strip } = useGallery(total);
  const [Lightbox, setLightbox] = useState<Lightbox | null>(null);
  // The library gives the focus back to the picture that was pressed, and the strip moves there; one has looked on since.
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
                type="button"
                tabIndex={index === at ? 0 : -1}
                aria-label={t("product.enlarge", { image: altOf(index) })}
                onClick={open}
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
          <ZoomIn className="size-4.5" />
          {total > 1 && <span className="figures">{`${at + 1} / ${total}`}</span>}
        </span>
      </div>
      {total > 1 && (
        <ul ref={choices} className="mt-3 grid grid-cols-5 gap-2 sm:gap-3">
          {imageUrls.map((url, index) => (
            <li key={url}>
              <button
                type="button"
                aria-label={t("product.showImage", { n: index + 1, total })}
                aria-pressed={index === at}
                onClick={() => goTo(index)}
                className={cn(
                  "block aspect-square w-full overflow-hidden rounded-leaf-sm border-2",
                  index === at ? "border-ink" : "border-transparent opacity-75 hover:opacity-100",
                )}
              >
                <Picture src={url} alt="" sizes="8rem" width={320} height={320} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {Lightbox && <Lightbox name={name} imageUrls={imageUrls} index={at} onView={view} onClose={close} />}
    </section>
  );
}
