import { useState } from "react";
import { cn } from "./class-names.ts";
import { hasVariants, imageBlur, imageSrcSet, imageUrl, placeholderImage } from "./image-url.ts";

export type PictureProps = {
  /** Without one, the placeholder. */
  src: string | null | undefined;
  /** "" where the words beside it say the same. */
  alt: string;
  /** As in HTML, for example "(min-width: 64rem) 25vw, 50vw". */
  sizes: string;
  width: number;
  height: number;
  /** The largest picture of the first view: loaded at once and first. */
  priority?: boolean;
  /** For the <img>; it fills its frame and keeps its proportions by default. */
  className?: string;
};

/**
 * A picture in the size that suits the screen, behind it its own colours until it has come; the placeholder when there
 * is none or it fails. Browsers without AVIF get one WEBP.
 */
export function Picture({ src, alt, sizes, width, height, priority = false, className }: PictureProps) {
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
      // It may have failed before this code ran.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0 && shown !== placeholderImage) setFailed(shown);
      }}
      style={blur ? { background: blur } : undefined}
      className={cn("size-full bg-sunken object-cover", className)}
    />
  );
  if (!hasVariants(shown)) return image;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={imageSrcSet(shown, "avif")} sizes={sizes} />
      {image}
    </picture>
  );
}
