import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatDate } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Picture } from "#ui/picture.tsx";
import { Price } from "#ui/price.tsx";
import type { WishlistItem } from "./wishlist-item.ts";

type WishlistCardProps = { item: WishlistItem; onRemove: () => void; isRemoving: boolean };

export function WishlistCard({ item, onRemove, isRemoving }: WishlistCardProps) {
  const { t } = useTranslation("wishlist");
  const { productId, name, isAvailable } = item;
  return (
    <article className="relative flex h-full flex-col">
      <div className="relative aspect-square overflow-hidden rounded-leaf bg-sunken">
        <div className={cn("size-full", !isAvailable && "opacity-60 grayscale")}>
          <Picture
            src={item.imageUrl}
            alt=""
            sizes="(min-width: 64rem) 22rem, 50vw"
            width={640}
            height={640}
          />
        </div>
        {!isAvailable && <Badge className="absolute top-2.5 left-2.5">{t("unavailable")}</Badge>}
        <IconButton
          variant="veil"
          size="sm"
          label={t("remove", { name })}
          loading={isRemoving}
          onClick={onRemove}
          className="absolute! top-2 right-2"
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <p className="mt-3.5 truncate text-ink-soft text-sm">{item.vendorName || t("unknownVendor")}</p>
      <h2 className="mt-0.5 line-clamp-2 font-semibold leading-snug">{name}</h2>
      <div className="mt-auto pt-3">
        <Price cents={item.priceCents} className="text-lg" />
        <p className="text-ink-soft text-sm">{t("addedOn", { date: formatDate(item.addedAt) })}</p>
        {isAvailable && (
          <Button asChild size="sm" variant="secondary" block className="mt-3">
            <Link to={`/products/${productId}`}>
              {t("view")}
              <span className="sr-only">: {name}</span>
            </Link>
          </Button>
        )}
      </div>
    </article>
  );
}
