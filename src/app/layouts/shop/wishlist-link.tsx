import { href } from "react-router";
import { useWishlist } from "#domains/wishlist/web/wishlist-provider.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";
import { IconLink } from "./icon-link.tsx";

export function WishlistLink({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { size } = useWishlist().ids;
  return (
    <IconLink
      to={href("/wishlist")}
      label={t("header.wishlist", { count: size })}
      count={size}
      icon={<Icon name="heart" />}
      className={className}
    />
  );
}
