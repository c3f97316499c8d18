import { cn } from "#ui/class-names.ts";
import type { CategorySlug } from "../categories.ts";

const widths = [320, 640];
const srcSet = (slug: CategorySlug) =>
  widths.map((width) => `/pictures/category-${slug}-${width}.avif ${width}w`).join(", ");

/** The category's still life. Decorative: its name stands beside it. Browsers without AVIF get one WEBP. */
export function CategoryPicture({ slug, className }: { slug: CategorySlug; className?: string }) {
  const sizes = "(min-width: 64rem) 29rem, 50vw";
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(slug)} sizes={sizes} />
      <img
        src={`/pictures/category-${slug}-640.webp`}
        alt=""
        width={640}
        height={480}
        loading="lazy"
        decoding="async"
        className={cn("size-full object-cover", className)}
      />
    </picture>
  );
}
