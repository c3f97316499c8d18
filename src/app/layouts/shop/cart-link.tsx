import { ShoppingBag } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useCart } from "#domains/cart/web/cart-store.ts";
import { IconLink } from "./icon-link.tsx";

export function CartLink({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { itemCount } = useCart();
  return (
    <IconLink
      to="/cart"
      label={t("header.cart", { count: itemCount })}
      count={itemCount}
      icon={<ShoppingBag aria-hidden="true" />}
      className={className}
    />
  );
}
