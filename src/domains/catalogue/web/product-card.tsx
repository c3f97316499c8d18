import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { AddToCartButton } from "#domains/cart/web/add-to-cart-button.tsx";
import type { ProductCard as Product } from "#domains/catalogue/contract.ts";
import { WishlistButton } from "#domains/wishlist/web/wishlist-button.tsx";
import { useCountryName } from "#i18n/country-name.ts";
import { formatDate } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";
import { Picture } from "#ui/picture.tsx";
import { CardFacts } from "./card-facts.tsx";
import { CardPrice } from "./card-price.tsx";
import { CompareButton } from "./compare-button.tsx";
import { useTastingNotes } from "./use-tasting-notes.ts";

/** Few enough left that the number helps to decide. */
const lowStock = 5;

type ProductCardProps = {
  product: Product;
  /** In the first view: its picture is loaded at once. */
  priority?: boolean;
  headingLevel?: "h2" | "h3";
  /** The search that found it; goes along, so that its vendor learns what led there. */
  term?: string | undefined;
};

/** A product on a list. One link covers it; the buttons stand above the link. */
export function ProductCard({ product, priority, headingLevel: Heading = "h3", term }: ProductCardProps) {
  const { t } = useTranslation("catalogue");
  const countryName = useCountryName();
  const namesOf = useTastingNotes();
  const { t: tVendors } = useTranslation("vendors");
  const { id, name, stockQuantity, backOn } = product;
  const isSoldOut = stockQuantity < 1;
  return (
    <article className="group relative flex h-full min-w-0 flex-col">
      <div className="relative aspect-square overflow-hidden rounded-leaf bg-sunken">
        <div
          className={`size-full transition-[scale] duration-500 ease-settle group-hover:scale-[1.03] ${isSoldOut ? "opacity-60" : ""}`}
        >
          <Picture
            src={product.imageUrl}
            alt=""
            sizes="(min-width: 80rem) 19rem, (min-width: 64rem) 24vw, (min-width: 40rem) 33vw, 50vw"
            width={640}
            height={640}
            priority={priority}
          />
        </div>
        {backOn ? (
          <Badge tone="blue" className="absolute top-2.5 left-2.5">
            {tVendors("away.backOn", { date: formatDate(backOn) })}
          </Badge>
        ) : isSoldOut ? (
          <Badge tone="grey" className="absolute top-2.5 left-2.5">
            {t("product.soldOut")}
          </Badge>
        ) : (
          stockQuantity <= lowStock && (
            <Badge tone="yellow" className="absolute top-2.5 left-2.5">
              {t("card.lowStock", { n: stockQuantity })}
            </Badge>
          )
        )}
      </div>
      <div className="flex flex-1 flex-col pt-3.5">
        <p className="truncate text-ink-soft text-sm">
          {product.originCountry && `${countryName(product.originCountry)} · `}
          {product.vendor.companyName}
        </p>
        <Heading className="mt-0.5 line-clamp-2 font-semibold text-base leading-snug">
          <Link
            to={`/products/${id}`}
            prefetch="intent"
            state={term ? { term } : undefined}
            // The ring goes around the card: around clamped lines it would be cut.
            className="no-underline outline-none after:absolute after:inset-0 after:rounded-leaf after:outline-offset-4 focus-visible:after:outline-3 focus-visible:after:outline-focus group-hover:text-cherry-ink"
          >
            {name}
          </Link>
        </Heading>
        {product.tastingNotes.length > 0 && (
          <p className="mt-1 line-clamp-1 text-ink-soft text-sm">
            {namesOf(product.tastingNotes).join(", ")}
          </p>
        )}
        <CardFacts product={product} />
        <div className="mt-auto flex items-end justify-between gap-2 pt-2.5">
          <CardPrice product={product} />
          <AddToCartButton product={product} isClosed={backOn !== null} className="relative z-10" />
        </div>
      </div>
      <div className="absolute top-2 right-2 z-10 grid gap-1.5">
        <WishlistButton productId={id} name={name} variant="veil" size="sm" />
        <CompareButton
          productId={id}
          name={name}
          variant="veil"
          size="sm"
          className="transition-opacity aria-pressed:opacity-100 max-sm:hidden lg:opacity-0 lg:focus-visible:opacity-100 lg:group-hover:opacity-100"
        />
      </div>
    </article>
  );
}
