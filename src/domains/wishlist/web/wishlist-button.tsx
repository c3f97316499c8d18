import { Heart } from "lucide-react";
import { useTranslation } from "react-i18next";
import { cn } from "#ui/class-names.ts";
import { IconButton, type IconButtonProps } from "#ui/icon-button.tsx";
import { useWishlist } from "./use-wishlist.ts";

type WishlistButtonProps = { productId: string; name: string } & Pick<
  IconButtonProps,
  "variant" | "size" | "className"
>;

export function WishlistButton({ productId, name, ...look }: WishlistButtonProps) {
  const { t } = useTranslation("wishlist");
  const { items, add, remove, isAdding } = useWishlist();
  const isHeld = items.some((item) => item.productId === productId);
  return (
    <IconButton
      label={t(isHeld ? "remove" : "add", { name })}
      aria-pressed={isHeld}
      loading={isAdding || remove.isPending}
      onClick={() => (isHeld ? remove.mutate({ productId }) : add(productId))}
      {...look}
    >
      <Heart aria-hidden="true" className={cn(isHeld && "fill-current")} />
    </IconButton>
  );
}
