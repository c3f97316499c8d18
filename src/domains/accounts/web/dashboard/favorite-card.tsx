import { href, Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Picture } from "#ui/picture.tsx";
import { Price } from "#ui/price.tsx";
import type { Favorite, Favorites } from "./use-favorites.ts";

/** One favorite of the tab's grid. */
export function FavoriteCard({ item, favorites }: { item: Favorite; favorites: Favorites }) {
  const { t } = useTranslation("accounts");
  return (
    <Card padding="none">
      <Link
        to={href("/products/:productId", { productId: item.productId })}
        tabIndex={-1}
        aria-hidden="true"
        className="block aspect-square overflow-hidden rounded-tl-[0.25rem] rounded-tr-[1.25rem]"
      >
        <Picture src={item.imageUrl} alt="" sizes="(min-width: 64rem) 22rem, 90vw" width={480} height={480} />
      </Link>
      <div className="flex flex-1 flex-col gap-1 p-5">
        <h3 className="font-semibold leading-snug">{item.name}</h3>
        <p className="text-ink-soft text-sm">{item.vendorName}</p>
        <p className="mt-1 flex items-center gap-3">
          <Price cents={item.priceCents} />
          {!item.isAvailable && <Badge>{t("dashboard.unavailable")}</Badge>}
        </p>
        <div className="mt-auto flex items-center gap-2 pt-4">
          <Button asChild size="sm" variant="secondary" className="flex-1">
            <Link
              to={href("/products/:productId", { productId: item.productId })}
              aria-label={t("dashboard.viewProductNamed", { name: item.name })}
            >
              {t("dashboard.viewProduct")}
            </Link>
          </Button>
          <IconButton
            variant="outline"
            label={t("dashboard.removeFavorite", { name: item.name })}
            loading={favorites.removing === item.productId}
            onClick={() => favorites.remove(item.productId)}
          >
            <Icon name="trash" />
          </IconButton>
        </div>
      </div>
    </Card>
  );
}
