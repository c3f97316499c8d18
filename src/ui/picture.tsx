import { useState } from "react";
import { placeholderImage } from "#kernel/placeholder-image.ts";
import { cn } from "./class-names.ts";
import { hasVariants, type ImageWidth, imageBlur, imageSrcSet, imageUrl } from "./image-url.ts";

export type PictureProps = {
  /** Without it, the placeholder. */
  src: string | null | undefined;
  /** "" if the words beside it say the same. */
  alt: string;
  /** As in HTML, for example "(min-width: 64rem) 25vw, 50vw". */
  sizes: string;
  /** The stored widths worth offering; all of them by default. */
  widths?: readonly ImageWidth[];
  width: number;
  height: number;
  /** The largest picture of the first view: loaded eagerly, with high priority. */
  priority?: boolean;
  /** For the <img>; by default it fills its frame and keeps its proportions. */
  className?: string;
};

/**
 * A picture in the size that fits the screen, over its own colors while loading; the placeholder if there is none or
 * it fails. Browsers without AVIF get one WEBP.
 */
export function Picture({
  src,
  alt,
  sizes,
  widths,
  width,
  height,
  priority = false,
  className,
}: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = src && failed !== src ? src : placeholderImage;
  const blur = imageBlur(shown);
  const image = (
    <img
      src={imageUrl(shown, 640, "webp")}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding={priority ? undefined : "async"}
      onError={() => setFailed(shown)}
      // It may have failed before hydration.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0 && shown !== placeholderImage) setFailed(shown);
      }}
      style={blur ? { background: blur } : undefined}
      className={cn("fill-frame", className)}
    />
  );
  if (!hasVariants(shown)) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={imageSrcSet(shown, "avif", widths)} sizes={sizes} />
      {image}
    </picture>
  );
}
