import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "#client/use-hydrated.ts";
import { cn } from "#ui/class-names.ts";
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
  const isHydrated = useHydrated();
  const { id, name, priceCents, imageUrl, stockQuantity } = product;
  const isUnavailable = stockQuantity < 1 || isClosed;
  return (
    <IconButton
      variant="solid"
      label={t("addName", { name })}
      disabled={isUnavailable || !isHydrated}
      onClick={() => addToCart({ productId: id, name, priceCents, imageUrl, stockQuantity })}
      className={cn(!isUnavailable && "disabled:opacity-100", className)}
    >
      <Plus aria-hidden="true" />
    </IconButton>
  );
}
