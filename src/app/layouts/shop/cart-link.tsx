import { href } from "react-router";
import { useCart } from "#domains/cart/web/cart-store.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";
import { IconLink } from "./icon-link.tsx";

export function CartLink({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { itemCount } = useCart();
  return (
    <IconLink
      to={href("/cart")}
      label={t("header.cart", { count: itemCount })}
      count={itemCount}
      icon={<Icon name="shopping-bag" />}
      className={className}
    />
  );
}
