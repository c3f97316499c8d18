import { href, Link } from "react-router";
import type { CartLine } from "#domains/cart/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Picture } from "#ui/picture.tsx";
import { Price } from "#ui/price.tsx";
import type { CartItem } from "./cart-state.ts";
import { leaveList } from "./leave-list.ts";
import { useMoveToCart } from "./use-move-to-cart.ts";
import { useTakeOut } from "./use-take-out.ts";

/** Few enough left for the number to matter. */
const lowStock = 5;

type SavedLineRowProps = {
  item: CartItem;
  /** The server's current facts; undefined while loading. */
  now: CartLine | undefined;
  isGone: boolean;
};

export function SavedLineRow({ item, now, isGone }: SavedLineRowProps) {
  const { t } = useTranslation("cart");
  const { remove } = useTakeOut();
  const moveToCart = useMoveToCart();
  const { productId, name, imageUrl } = item;
  const isOpen = now !== undefined && !now.backOn && now.stockQuantity > 0;
  return (
    <div className="grid grid-cols-[4rem_minmax(0,1fr)_auto] gap-x-3.5 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto] sm:gap-x-5">
      <span className="aspect-square self-start overflow-hidden rounded-leaf-sm bg-sunken">
        <Picture
          src={imageUrl}
          alt=""
          sizes="5.5rem"
          width={320}
          height={320}
          className={now && !isOpen ? "opacity-60 grayscale" : undefined}
        />
      </span>
      <div className="min-w-0">
        <h3 lang={now?.language} className="font-semibold leading-snug">
          {isGone ? (
            name
          ) : (
            <Link to={href("/products/:productId", { productId })} className="no-underline hover:underline">
              {name}
            </Link>
          )}
        </h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Price cents={now?.priceCents ?? item.priceCents} beforeCents={item.priceCents} />
          <StockState now={now} isGone={isGone} />
        </p>
        <Button
          size="sm"
          variant="secondary"
          className="mt-3"
          disabled={!isOpen}
          onClick={({ currentTarget }) => now && moveToCart(item, now, currentTarget)}
        >
          <Icon name="shopping-bag" />
          {t("saved.move")}
          <span className="sr-only">{name}</span>
        </Button>
      </div>
      <IconButton
        label={t("saved.remove", { name })}
        size="sm"
        onClick={({ currentTarget }) => void leaveList(currentTarget).then(() => remove(productId))}
        className="-mt-1.5 -mr-2 text-ink-soft hover:text-ink"
      >
        <Icon name="trash" />
      </IconButton>
    </div>
  );
}

function StockState({ now, isGone }: Pick<SavedLineRowProps, "now" | "isGone">) {
  const { t } = useTranslation("cart");
  if (isGone) return <Badge>{t("saved.gone")}</Badge>;
  if (!now) return null;
  if (now.backOn) return <Badge tone="blue">{t("saved.backOn", { date: formatDate(now.backOn) })}</Badge>;
  if (now.stockQuantity < 1) return <Badge>{t("problem.sold_out")}</Badge>;
  if (now.stockQuantity <= lowStock)
    return <Badge tone="yellow">{t("problem.fewer_left", { n: now.stockQuantity })}</Badge>;
  return <span className="text-leaf-ink text-sm">{t("saved.inStock")}</span>;
}
