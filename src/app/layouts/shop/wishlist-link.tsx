import { Heart } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useWishlist } from "#domains/wishlist/web/wishlist-provider.tsx";
import { IconLink } from "./icon-link.tsx";

export function WishlistLink({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { size } = useWishlist().ids;
  return (
    <IconLink
      to="/wishlist"
      label={t("header.wishlist", { count: size })}
      count={size}
      icon={<Heart aria-hidden="true" />}
      className={className}
    />
  );
}
