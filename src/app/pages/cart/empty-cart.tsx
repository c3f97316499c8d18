import { useQuery } from "@tanstack/react-query";
import { href, Link } from "react-router";
import { queries } from "#client/queries.ts";
import { useCart } from "#domains/cart/web/cart-store.ts";
import type { ProductCard } from "#domains/catalogue/contract.ts";
import { ProductGrid } from "#domains/catalogue/web/product-grid.tsx";
import { useWishlist } from "#domains/wishlist/web/wishlist-provider.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

export const ideasShown = 4;

type EmptyCartProps = { popular: readonly ProductCard[] | null };

/** An empty cart, with suggestions: wishlisted products, else popular ones (`popular`, if loaded with the page). */
export function EmptyCart({ popular }: EmptyCartProps) {
  const { t } = useTranslation("cart");
  const { saved } = useCart();
  const wished = useWished();
  const { data } = useQuery(
    queries.search.listProducts.queryOptions({
      input: { sort: "popular" },
      enabled: popular === null && wished !== null && wished.length === 0,
    }),
  );
  const shown = wished?.length ? wished : (popular ?? data?.items.slice(0, ideasShown));
  return (
    <>
      <EmptyState
        title={t("empty")}
        text={saved.length > 0 ? t("emptyButSaved") : t("emptyText")}
        action={
          <Button asChild>
            <Link to={href("/products")}>{t("browse")}</Link>
          </Button>
        }
      />
      {saved.length === 0 && shown && shown.length > 0 && (
        <section aria-labelledby="cart-ideas" className="mt-6 border-line border-t pt-10">
          <h2 id="cart-ideas" className="mb-6 font-display font-semibold text-heading">
            {t(wished?.length ? "ideas.wished" : "ideas.popular")}
          </h2>
          <ProductGrid products={shown} />
        </section>
      )}
    </>
  );
}

/** Available products among the user's latest wishes; null while loading. */
function useWished(): readonly ProductCard[] | null {
  const { items } = useWishlist();
  const ids = items
    .filter((item) => item.isAvailable && item.stockQuantity > 0)
    .slice(0, ideasShown)
    .map((item) => item.productId);
  const { data, isError } = useQuery(
    queries.catalogue.listProductsByIds.queryOptions({ input: { ids }, enabled: ids.length > 0 }),
  );
  if (ids.length === 0 || isError) return [];
  return data?.items ?? null;
}
