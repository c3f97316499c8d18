import { useEffect } from "react";
import { useHydrated } from "#client/use-hydrated.ts";
import { CartContents } from "#domains/cart/web/cart-contents.tsx";
import { CartSkeleton } from "#domains/cart/web/cart-skeleton.tsx";
import { useCart } from "#domains/cart/web/cart-store.ts";
import { ClearCartButton } from "#domains/cart/web/clear-cart-button.tsx";
import { ParkedNotice } from "#domains/cart/web/parked-notice.tsx";
import { SavedLines } from "#domains/cart/web/saved-lines.tsx";
import { addedToast } from "#domains/cart/web/use-add-to-cart.ts";
import { OpenPaymentNotice } from "#domains/checkout/web/open-payment-notice.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Container } from "#ui/container.tsx";
import { notify } from "#ui/notify.ts";
import { PageHeading } from "#ui/page-heading.tsx";
import { startLoad } from "../load.ts";
import { PageMeta } from "../page-meta.tsx";
import type { Route } from "./+types/cart.ts";
import { EmptyCart, ideasShown } from "./cart/empty-cart.tsx";

/** What others buy, for a newcomer's cart. The page stands without. */
export async function loader({ context }: Route.LoaderArgs) {
  const popular = await startLoad(context)
    .api.search.listProducts({ sort: "popular", page: 1 })
    .then(
      ({ items }) => items.slice(0, ideasShown),
      () => null,
    );
  return { popular };
}

/** Navigation waits for nothing: an empty cart requests its products itself. */
export const clientLoader = () => ({ popular: null });

/** The cart lives in the browser: the server draws its place. */
export default function CartPage({ loaderData: { popular } }: Route.ComponentProps) {
  const { t } = useTranslation("cart");
  const { itemCount } = useCart();
  const isHydrated = useHydrated();
  // The cart page shows the same in full.
  useEffect(() => void notify.dismiss(addedToast), []);
  return (
    <Container width="wide" className="pt-8 pb-20 lg:pt-12">
      <PageMeta />
      <PageHeading
        className="mb-8"
        title={t("title")}
        lead={itemCount > 0 && t("items", { count: itemCount })}
        actions={itemCount > 0 && <ClearCartButton />}
      />
      <ParkedNotice />
      <OpenPaymentNotice className="mb-8" />
      {isHydrated ? <CartContents empty={<EmptyCart popular={popular} />} /> : <CartSkeleton />}
      {isHydrated && <SavedLines />}
    </Container>
  );
}
