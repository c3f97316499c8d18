import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#ui/icon-button.tsx";
import { useAddToCart } from "./use-add-to-cart.ts";

type AddToCartButtonProps = {
  product: { id: string; name: string; priceCents: number; imageUrl: string; stockQuantity: number };
  /** Where it can't be bought though there is stock. */
  isClosed?: boolean;
  className?: string;
};

/** The plus on a card: one unit into the cart. */
export function AddToCartButton({ product, isClosed = false, className }: AddToCartButtonProps) {
  const { t } = useTranslation("cart");
  const addToCart = useAddToCart();
  const { id, name, priceCents, imageUrl, stockQuantity } = product;
  const isUnavailable = stockQuantity < 1 || isClosed;
  return (
    <IconButton
      variant="solid"
      label={t("addName", { name })}
      disabled={isUnavailable}
      onClick={() => addToCart({ productId: id, name, priceCents, imageUrl, stockQuantity })}
      className={className}
    >
      <Plus aria-hidden="true" />
    </IconButton>
  );
}
