import { useTranslation } from "#i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";
import { IconButton, type IconButtonProps } from "#ui/icon-button.tsx";
import { usePress } from "#ui/presses.tsx";
import { useWishlist } from "./wishlist-provider.tsx";

type WishlistButtonProps = { productId: string; name: string } & Pick<
  IconButtonProps,
  "variant" | "size" | "className"
>;

/**
 * A product's heart button. Its name does not change with the pressed state; the tooltip says what a press does now.
 */
export function WishlistButton({ productId, name, className, ...look }: WishlistButtonProps) {
  const { t } = useTranslation("wishlist");
  const { ids, add, remove } = useWishlist();
  const isHeld = ids.has(productId);
  const press = usePress(`wish ${productId}`, () => (isHeld ? remove(productId) : add(productId, name)));
  return (
    <IconButton
      label={t("heart", { name })}
      tooltip={t(isHeld ? "removeShort" : "addShort")}
      aria-pressed={isHeld}
      className={className}
      {...press}
      {...look}
    >
      <Icon name="heart" className={isHeld ? "fill-current" : undefined} />
    </IconButton>
  );
}
