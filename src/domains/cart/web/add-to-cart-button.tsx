import { useIsOffline } from "#client/saved-copy.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { usePress } from "#ui/presses.tsx";
import { useAddToCart } from "./use-add-to-cart.ts";

type AddToCartButtonProps = {
  product: { id: string; name: string; priceCents: number; imageUrl: string; stockQuantity: number };
  /** Not purchasable although in stock. */
  isClosed?: boolean;
  className?: string;
};

/** The plus on a card: adds one unit to the cart. */
export function AddToCartButton({ product, isClosed = false, className }: AddToCartButtonProps) {
  const { t } = useTranslation("cart");
  const addToCart = useAddToCart();
  const { id, name, priceCents, imageUrl, stockQuantity } = product;
  const press = usePress(`cart ${id}`, () =>
    addToCart({ productId: id, name, priceCents, imageUrl, stockQuantity }),
  );
  const isOffline = useIsOffline();
  const isUnavailable = stockQuantity < 1 || isClosed || isOffline;
  return (
    <IconButton
      variant="solid"
      label={t("addName", { name })}
      disabled={isUnavailable}
      className={className}
      {...press}
    >
      <Icon name="plus" />
    </IconButton>
  );
}
