import { useState } from "react";
import { cn } from "./class-names.ts";
import { Icon } from "./icon.tsx";

const sizes = { sm: "size-9 text-sm", md: "size-12 text-lg", lg: "size-20 text-heading" } as const;

export type AvatarProps = {
  /** Its initial is shown if there is no picture; without a name, a generic figure. */
  name?: string | null;
  src?: string | null;
  size?: keyof typeof sizes;
  className?: string;
};

/** Decorative: the name is beside it. Only http(s) pictures, fetched without a referrer. */
export function Avatar({ name, src, size = "md", className }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const letter = name?.trim().charAt(0).toLocaleUpperCase();
  const usable = src && /^https?:\/\//i.test(src) && failed !== src;
  return (
    <span
      aria-hidden="true"
      className={cn(
        "inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-leaf-wash font-display font-semibold text-leaf-ink",
        sizes[size],
        className,
      )}
    >
      {usable ? (
        <img
          src={src}
          alt=""
          referrerPolicy="no-referrer"
          loading="lazy"
          onError={() => setFailed(src)}
          // It may have failed before hydration.
          ref={(element) => {
            if (element?.complete && element.naturalWidth === 0) setFailed(src);
          }}
          className="size-full object-cover"
        />
      ) : letter ? (
        letter
      ) : (
        <Icon name="user-round" className="size-1/2" />
      )}
    </span>
  );
}
