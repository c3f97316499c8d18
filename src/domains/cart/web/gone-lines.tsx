import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { takeOut } from "./cart-state.ts";
import { cartStore, useCart } from "./cart-store.ts";

/** Lines whose product left the market: the cart still has their names. */
export function GoneLines({ productIds }: { productIds: readonly string[] }) {
  const { t } = useTranslation("cart");
  const { lines } = useCart();
  const gone = lines.filter((line) => productIds.includes(line.productId));
  if (gone.length === 0) return null;
  const removeAll = () =>
    cartStore.set((cart) => gone.reduce((rest, { productId }) => takeOut(rest, productId, Date.now()), cart));
  return (
    <InlineNotice live tone="warning" title={t("goneTitle", { count: gone.length })}>
      {gone.map((line) => line.name).join(", ")}
      <div className="mt-2.5">
        <Button size="sm" variant="secondary" onClick={removeAll}>
          {t("goneRemove")}
        </Button>
      </div>
    </InlineNotice>
  );
}
