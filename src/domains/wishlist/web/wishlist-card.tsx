import { href, Link } from "react-router";
import { useAddToCart } from "#domains/cart/web/use-add-to-cart.ts";
import type { WishlistItem } from "#domains/wishlist/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Picture } from "#ui/picture.tsx";
import { Price } from "#ui/price.tsx";
import { WishlistState } from "./wishlist-state.tsx";

type WishlistCardProps = { item: WishlistItem; onRemove: () => void; priority?: boolean };

/** A wishlisted product. One link covers it; the buttons are above the link. A product not on sale has no link. */
export function WishlistCard({ item, onRemove, priority }: WishlistCardProps) {
  const { t } = useTranslation("wishlist");
  const { productId, name, isAvailable } = item;
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative aspect-square overflow-hidden rounded-leaf bg-sunken">
        <div
          className={cn(
            "size-full",
            isAvailable
              ? "transition-[scale] duration-500 ease-settle group-hover:scale-[1.03]"
              : "opacity-60 grayscale",
          )}
        >
          <Picture
            src={item.imageUrl}
            alt=""
            sizes="(min-width: 80rem) 19rem, (min-width: 64rem) 24vw, (min-width: 40rem) 33vw, 50vw"
            width={640}
            height={640}
            priority={priority}
          />
        </div>
        <WishlistState item={item} className="absolute top-2.5 left-2.5" />
      </div>
      <p className="mt-3.5 truncate text-ink-soft text-sm">{item.vendorName}</p>
      <h2
        lang={item.language}
        className={cn("mt-0.5 line-clamp-2 font-semibold leading-snug", !isAvailable && "text-ink-soft")}
      >
        {isAvailable ? (
          <Link
            to={href("/products/:productId", { productId })}
            prefetch="intent"
            className="no-underline after:absolute after:inset-0 group-hover:text-cherry-ink"
          >
            {name}
          </Link>
        ) : (
          name
        )}
      </h2>
      <div className="mt-auto pt-2.5">
        <Price cents={item.priceCents} className={cn("text-lg", !isAvailable && "text-ink-soft")} />
        <p className="text-ink-soft text-sm">{t("addedOn", { date: formatDate(item.addedAt) })}</p>
        <BuyIt item={item} />
      </div>
      <IconButton
        variant="veil"
        size="sm"
        label={t("remove", { name })}
        onClick={onRemove}
        className="absolute! top-2 right-2 z-10"
      >
        <Icon name="x" />
      </IconButton>
    </article>
  );
}

function BuyIt({ item }: { item: WishlistItem }) {
  const { t } = useTranslation("wishlist");
  const { t: tCart } = useTranslation("cart");
  const addToCart = useAddToCart();
  const { productId, name, priceCents, imageUrl, stockQuantity, isAvailable } = item;
  if (!isAvailable) return <p className="mt-3 text-ink-soft text-sm">{t("unavailableText")}</p>;
  if (stockQuantity < 1) return <p className="mt-3 text-ink-soft text-sm">{t("soldOutText")}</p>;
  return (
    <Button
      size="sm"
      block
      onClick={() => addToCart({ productId, name, priceCents, imageUrl, stockQuantity })}
      className="relative z-10 mt-3"
    >
      <Icon name="shopping-bag" className="max-xs:hidden" />
      {tCart("add")}
      <span className="sr-only">{name}</span>
    </Button>
  );
}
