import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { queries } from "#client/queries.ts";
import { useSession } from "#client/session.tsx";
import type { ProductCard as Product } from "#domains/catalogue/contract.ts";
import { ProductCard } from "#domains/catalogue/web/product-card.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { Section, SectionHeading } from "#ui/section.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { forgetProducts, rememberProduct, shownRecent, useRecentProducts } from "./recent-products.ts";

export type RecentlyViewedProps = { productId?: string | undefined };

/** The products seen lately on this device, but for the page's own; those no longer on sale are left out. */
export function RecentlyViewed({ productId }: RecentlyViewedProps) {
  const userId = useSession()?.userId ?? null;
  const seen = useRecentProducts(userId);
  const ids = seen.filter((id) => id !== productId).slice(0, shownRecent);
  useEffect(() => {
    if (productId) rememberProduct(productId, userId);
  }, [productId, userId]);
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const { data } = useQuery({
    ...queries.catalogue.listProductsByIds.queryOptions({ input: { ids } }),
    placeholderData: keepPreviousData,
    enabled: isNear && ids.length > 0,
  });
  const products = data?.items.filter(({ id }) => ids.includes(id));
  const isShown = isNear && ids.length > 0 && products?.length !== 0;
  const clear = () => {
    forgetProducts();
    place.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {isShown && <Strip products={products} count={ids.length} onClear={clear} />}
    </div>
  );
}

type StripProps = { products: readonly Product[] | undefined; count: number; onClear: () => void };

/** One row to scroll through, so that a page stays short; as high while the products load. */
function Strip({ products, count, onClear }: StripProps) {
  const { t } = useTranslation("catalogue");
  return (
    <Section space="lg" className="pt-0 sm:pt-0">
      <Container width="wide">
        <SectionHeading
          title={t("recent.title")}
          action={
            <Button variant="link" onClick={onClear}>
              {t("recent.clear")}
            </Button>
          }
        />
        <ul className="-mx-1 flex snap-x scroll-px-1 gap-4 overflow-x-auto px-1 py-1 sm:gap-6 [&>li]:w-40 [&>li]:shrink-0 [&>li]:snap-start sm:[&>li]:w-56">
          {products
            ? products.map((product) => (
                <li key={product.id}>
                  <ProductCard product={product} />
                </li>
              ))
            : Array.from({ length: count }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the places never change
                <li key={index} aria-hidden="true">
                  <Skeleton className="aspect-square h-auto w-full rounded-leaf" />
                  <Skeleton className="mt-4 h-44 w-full" />
                </li>
              ))}
        </ul>
      </Container>
    </Section>
  );
}

/** Closer below the window than this, it is loaded. */
const nearPixels = 800;

/**
 * Whether an element comes near the window. What is inserted there moves nothing that is seen; and where it is in the window
 * from the beginning, as after going back to a page's end, it waits until the page is scrolled.
 */
function useIsNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear) return;
    const distance = () => (place.current?.getBoundingClientRect().top ?? 0) - window.innerHeight;
    const onScroll = () => {
      if (distance() < nearPixels) setNear(true);
    };
    if (distance() >= 0) onScroll();
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [isNear, place]);
  return isNear;
}
