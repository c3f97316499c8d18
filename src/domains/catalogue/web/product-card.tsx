import { href, Link } from "react-router";
import { AddToCartButton } from "#domains/cart/web/add-to-cart-button.tsx";
import type { ProductCard as Product } from "#domains/catalogue/contract.ts";
import { CompareButton } from "#domains/compare/web/compare-button.tsx";
import { WishlistButton } from "#domains/wishlist/web/wishlist-button.tsx";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";
import { Picture } from "#ui/picture.tsx";
import { CardFacts } from "./card-facts.tsx";
import { CardPrice } from "./card-price.tsx";
import { DeliveryLine } from "./delivery-line.tsx";
import "./product-card.css";
import { useTastingNotes } from "./use-tasting-notes.ts";

/** A card is never wider than 20rem. */
const widths = [320, 480, 640] as const;
/** Few enough left that the number helps to decide. */
const lowStock = 5;

export type ProductCardProps = {
  product: Product;
  /** In the first view: its picture is loaded eagerly. */
  priority?: boolean;
  headingLevel?: "h2" | "h3" | undefined;
  /** The search that found it; goes along, so that its vendor learns what led there. */
  term?: string | undefined;
};

/** A product on a list. One link covers it; the buttons are above the link. */
export function ProductCard({ product, priority, headingLevel: Heading = "h3", term }: ProductCardProps) {
  const { t } = useTranslation("catalogue");
  const countryName = useCountryName();
  const namesOf = useTastingNotes();
  const { t: tVendors } = useTranslation("vendors");
  const { id, name, stockQuantity, backOn } = product;
  const isSoldOut = stockQuantity < 1;
  return (
    <article className="product-card group" data-sold-out={isSoldOut ? "" : undefined}>
      <div>
        <Picture
          src={product.imageUrl}
          alt=""
          sizes="(min-width:80rem) 19rem,(min-width:64rem) 24vw,(min-width:40rem) 33vw,50vw"
          widths={widths}
          width={640}
          height={640}
          priority={priority}
        />
        {backOn ? (
          <Badge tone="blue">{tVendors("away.backOn", { date: formatDate(backOn) })}</Badge>
        ) : isSoldOut ? (
          <Badge tone="grey">{t("product.soldOut")}</Badge>
        ) : (
          stockQuantity <= lowStock && <Badge tone="yellow">{t("card.lowStock", { n: stockQuantity })}</Badge>
        )}
      </div>
      <div className="product-card-words">
        <p>{`${product.originCountry ? `${countryName(product.originCountry)} · ` : ""}${product.vendor.companyName}`}</p>
        <Heading>
          <Link
            to={href("/products/:productId", { productId: id })}
            prefetch="intent"
            discover="none"
            state={term ? { term } : undefined}
            className="cover-link"
            lang={product.language}
          >
            {name}
          </Link>
        </Heading>
        {product.tastingNotes.length > 0 && (
          <p className="product-card-notes">{namesOf(product.tastingNotes).join(", ")}</p>
        )}
        <CardFacts product={product} />
        <div className="product-card-end">
          <CardPrice product={product} />
          <AddToCartButton product={product} isClosed={backOn !== null} />
        </div>
        {!isSoldOut && !backOn && <DeliveryLine on="card" product={product} />}
      </div>
      <div className="product-card-tools">
        <WishlistButton productId={id} name={name} variant="veil" size="sm" />
        <CompareButton productId={id} name={name} variant="veil" size="sm" />
      </div>
    </article>
  );
}
