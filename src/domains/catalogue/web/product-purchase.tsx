import { useRef, useState } from "react";
import { href } from "react-router";
import { useIsOffline } from "#client/saved-copy.ts";
import { useCart } from "#domains/cart/web/cart-store.ts";
import { useAddToCart } from "#domains/cart/web/use-add-to-cart.ts";
import type { ProductDetail } from "#domains/catalogue/contract.ts";
import { CompareButton } from "#domains/compare/web/compare-button.tsx";
import { WishlistButton } from "#domains/wishlist/web/wishlist-button.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { notify } from "#ui/notify.ts";
import { usePress } from "#ui/presses.tsx";
import { QuantityStepper } from "#ui/quantity-stepper.tsx";
import { ProductBuyBar } from "./product-buy-bar.tsx";
import { ShareButton } from "./share-button.tsx";

/** Quantity, add to cart, and the product's other actions. */
export function ProductPurchase({ product }: { product: ProductDetail }) {
  const { t } = useTranslation("catalogue");
  const { t: tCart } = useTranslation("cart");
  const { t: tVendors } = useTranslation("vendors");
  const addToCart = useAddToCart();
  const [quantity, setQuantity] = useState(1);
  const button = useRef<HTMLButtonElement>(null);
  const { id, name, language, priceCents, imageUrl, stockQuantity, mostUnits, backOn } = product;
  const held = useCart().lines.find((line) => line.productId === id)?.quantity ?? 0;
  const isLimited = mostUnits !== null && mostUnits < stockQuantity;
  const isSoldOut = stockQuantity < 1;
  const refuse = () =>
    isLimited
      ? notify.destructive(t("product.mostUnits", { n: mostUnits }))
      : notify.destructive(tCart("stockLimit"), tCart("onlyAvailable", { n: stockQuantity }));
  const add = () => {
    if (isLimited && held + quantity > mostUnits) refuse();
    else if (addToCart({ productId: id, name, priceCents, imageUrl, stockQuantity }, quantity))
      setQuantity(1);
  };
  const press = { ...usePress("buy", add), disabled: useIsOffline() };
  return (
    <div className="mt-7">
      {backOn ? (
        <InlineNotice tone="info" title={tVendors("away.backOn", { date: formatDate(backOn) })}>
          {tVendors("away.cannotBuy", { vendor: product.vendor.companyName })}
        </InlineNotice>
      ) : isSoldOut ? (
        <InlineNotice tone="warning" title={t("product.soldOut")}>
          {t("product.soldOutText")}
        </InlineNotice>
      ) : (
        <div className="flex flex-wrap items-stretch gap-3">
          <QuantityStepper
            value={quantity}
            onValueChange={setQuantity}
            max={isLimited ? mostUnits : stockQuantity}
            onExceed={refuse}
            label={name}
          />
          <Button ref={button} size="lg" className="min-w-[min(13rem,100%)] flex-1 sm:max-w-80" {...press}>
            <Icon name="shopping-bag" />
            {tCart("add")}
          </Button>
          <ProductBuyBar
            name={name}
            language={language}
            priceCents={priceCents}
            button={button}
            press={press}
          />
        </div>
      )}
      {isLimited && !backOn && (
        <p className="mt-3 text-ink-soft text-sm">{t("product.mostUnits", { n: mostUnits })}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <WishlistButton productId={id} name={name} variant="outline" />
        <CompareButton productId={id} name={name} variant="outline" />
        <ShareButton title={name} path={href("/products/:productId", { productId: id })} />
      </div>
    </div>
  );
}
