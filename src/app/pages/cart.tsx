import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "#client/use-hydrated.ts";
import { CartContents } from "#domains/cart/web/cart-contents.tsx";
import { CartSkeleton } from "#domains/cart/web/cart-skeleton.tsx";
import { useCart } from "#domains/cart/web/cart-store.ts";
import { ClearCartButton } from "#domains/cart/web/clear-cart-button.tsx";
import { ParkedNotice } from "#domains/cart/web/parked-notice.tsx";
import { SavedLines } from "#domains/cart/web/saved-lines.tsx";
import { addedToast } from "#domains/cart/web/use-add-to-cart.ts";
import { Container } from "#ui/container.tsx";
import { notify } from "#ui/notify.ts";
import { PageHeading } from "#ui/page-heading.tsx";
import { PageMeta } from "../page-meta.tsx";
import { EmptyCart } from "./cart/empty-cart.tsx";

/** The cart lives in the browser, so the server only draws its place. */
export default function CartPage() {
  const { t } = useTranslation("cart");
  const { itemCount } = useCart();
  const isHydrated = useHydrated();
  // What it says stands here in full.
  useEffect(() => void notify.dismiss(addedToast), []);
  return (
    <Container width="wide" className="pt-8 pb-20 lg:pt-12">
      <PageMeta title={t("title")} description={t("description")} canonical="/cart" />
      <PageHeading
        className="mb-8"
        title={t("title")}
        lead={itemCount > 0 && t("items", { count: itemCount })}
        actions={itemCount > 0 && <ClearCartButton />}
      />
      <ParkedNotice />
      {isHydrated ? <CartContents empty={<EmptyCart />} /> : <CartSkeleton />}
      {isHydrated && <SavedLines />}
    </Container>
  );
}
