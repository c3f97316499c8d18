import { Heart } from "lucide-react";
import { useTranslation } from "react-i18next";
import { cn } from "#ui/class-names.ts";
import { IconButton, type IconButtonProps } from "#ui/icon-button.tsx";
import { useWishlist } from "./wishlist-provider.tsx";

type WishlistButtonProps = { productId: string; name: string } & Pick<
  IconButtonProps,
  "variant" | "size" | "className"
>;

/** The heart of a product. Its name stays while it is pressed or not; what a press does now is the tooltip's to say. */
export function WishlistButton({ productId, name, className, ...look }: WishlistButtonProps) {
  const { t } = useTranslation("wishlist");
  const { ids, add, remove } = useWishlist();
  const isHeld = ids.has(productId);
  return (
    <IconButton
      label={t("heart", { name })}
      tooltip={t(isHeld ? "removeShort" : "addShort")}
      aria-pressed={isHeld}
      onClick={() => (isHeld ? remove(productId) : add(productId, name))}
      className={className}
      {...look}
    >
      <Heart aria-hidden="true" className={cn(isHeld && "fill-current")} />
    </IconButton>
  );
}
