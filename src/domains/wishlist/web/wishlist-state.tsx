import type { WishlistItem } from "#domains/wishlist/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Badge } from "#ui/badge.tsx";

/** Few enough left for the number to matter. */
const lowStock = 5;

/** Why it can't be bought now, or that it is running low; nothing if it is simply available. */
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
