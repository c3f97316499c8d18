import { useTranslation } from "#i18n/use-translation.ts";
import { CountBadge } from "#ui/count-badge.tsx";
import { useWishlist } from "./wishlist-provider.tsx";

/** The number beside the word "Wishlist" in a menu. */
export function WishlistCount() {
  const { t } = useTranslation("wishlist");
  const { size } = useWishlist().ids;
  if (size === 0) return null;
  return (
    <>
      <CountBadge count={size} className="ml-auto" />
      <span className="sr-only">{t("count", { count: size })}</span>
    </>
  );
}
