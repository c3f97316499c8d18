import { useTranslation } from "react-i18next";
import type { WishlistItem } from "#domains/wishlist/contract.ts";
import { Badge } from "#ui/badge.tsx";

/** Few enough left that the number helps to decide. */
const lowStock = 5;

/** Says what stands in the way of buying, or that it is time; nothing where a product is simply there. */
export function WishlistState({ item, className }: { item: WishlistItem; className?: string }) {
  const { t } = useTranslation("wishlist");
  const { isAvailable, stockQuantity } = item;
  if (!isAvailable) return <Badge className={className}>{t("unavailable")}</Badge>;
  if (stockQuantity < 1) return <Badge className={className}>{t("soldOut")}</Badge>;
  if (stockQuantity > lowStock) return null;
  return (
    <Badge tone="yellow" className={className}>
      {t("lowStock", { n: stockQuantity })}
    </Badge>
  );
}
