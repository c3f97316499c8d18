import { useState } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "#ui/class-names.ts";
import { Picture } from "#ui/picture.tsx";

type ProductGalleryProps = { name: string; imageUrls: readonly string[] };

/** One large picture and a row of small ones that choose it. */
export function ProductGallery({ name, imageUrls }: ProductGalleryProps) {
  const { t } = useTranslation("catalogue");
  const [chosen, setChosen] = useState(0);
  const total = imageUrls.length;
  const at = Math.min(chosen, Math.max(0, total - 1));
  return (
    <section
      aria-label={t("product.gallery", { name })}
      className="lg:sticky lg:top-[calc(var(--top-bar)+1.5rem)]"
    >
      <div className="aspect-square overflow-hidden rounded-leaf-lg bg-sunken">
        <Picture
          key={imageUrls[at]}
          src={imageUrls[at]}
          alt={total > 1 ? t("product.image", { name, n: at + 1 }) : name}
          sizes="(min-width: 64rem) 46vw, 100vw"
          width={1000}
          height={1000}
          priority
        />
      </div>
      {total > 1 && (
        <ul className="mt-3 grid grid-cols-5 gap-3">
          {imageUrls.map((url, index) => (
            <li key={url}>
              <button
                type="button"
                aria-label={t("product.showImage", { n: index + 1, total })}
                aria-pressed={index === at}
                onClick={() => setChosen(index)}
                className={cn(
                  "block aspect-square w-full overflow-hidden rounded-leaf-sm border-2 border-transparent",
                  index === at ? "border-ink" : "opacity-75 hover:opacity-100",
                )}
              >
                <Picture src={url} alt="" sizes="8rem" width={320} height={320} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
