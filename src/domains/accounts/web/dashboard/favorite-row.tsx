import { href, Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Picture } from "#ui/picture.tsx";
import { Price } from "#ui/price.tsx";
import type { Favorite, Favorites } from "./use-favorites.ts";

/** One favorite of the overview: picture, name, vendor, price, remove button. */
export function FavoriteRow({ item, favorites }: { item: Favorite; favorites: Favorites }) {
  const { t } = useTranslation("accounts");
  return (
    <li className="flex items-center gap-4 py-4">
      <span className="size-16 shrink-0 overflow-hidden rounded-leaf-sm sm:size-20">
        <Picture src={item.imageUrl} alt="" sizes="80px" width={80} height={80} />
      </span>
      <div className="min-w-0 flex-1">
        <Link
          to={href("/products/:productId", { productId: item.productId })}
          className="font-semibold leading-snug hover:underline"
        >
          {item.name}
        </Link>
        <p className="truncate text-ink-soft text-sm">{item.vendorName}</p>
        <Price cents={item.priceCents} size="sm" />
      </div>
      <IconButton
        label={t("dashboard.removeFavorite", { name: item.name })}
        loading={favorites.removing === item.productId}
        onClick={() => favorites.remove(item.productId)}
      >
        <Icon name="x" />
      </IconButton>
    </li>
  );
}
