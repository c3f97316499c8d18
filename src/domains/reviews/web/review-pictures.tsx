import { useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { notify } from "#ui/notify.ts";
import { Picture } from "#ui/picture.tsx";
import { reviewPictureUrl } from "./review-picture-url.ts";

// Loaded on the first intent to look closer.
const loadLightbox = () => import("#domains/catalogue/web/product-lightbox.tsx");
type Lightbox = Awaited<ReturnType<typeof loadLightbox>>["ProductLightbox"];

type ReviewPicturesProps = { name: string; pictures: readonly { id: string }[] };

/** A review's pictures, small; each opens in the lightbox. `name`: its author's. */
export function ReviewPictures({ name, pictures }: ReviewPicturesProps) {
  const { t } = useTranslation("reviews");
  const [Lightbox, setLightbox] = useState<Lightbox | null>(null);
  const [at, setAt] = useState(0);
  const urls = pictures.map(({ id }) => reviewPictureUrl(id));
  const open = (index: number) => {
    setAt(index);
    loadLightbox().then(
      ({ ProductLightbox }) => setLightbox(() => ProductLightbox),
      () => notify.destructive(t("enlargeFailed")),
    );
  };
  return (
    <>
      <ul aria-label={t("pictures", { name })} className="mt-4 flex flex-wrap gap-3">
        {urls.map((url, index) => (
          <li key={url}>
            <button
              type="button"
              aria-label={t("enlarge", { n: index + 1, total: urls.length })}
              onClick={() => open(index)}
              className="block size-20 cursor-zoom-in! overflow-hidden rounded-leaf-sm bg-sunken"
            >
              <Picture src={url} alt="" sizes="5rem" width={160} height={160} />
            </button>
          </li>
        ))}
      </ul>
      {Lightbox && (
        <Lightbox
          name={t("pictures", { name })}
          imageUrls={urls}
          index={at}
          onView={setAt}
          onClose={() => setLightbox(null)}
        />
      )}
    </>
  );
}
