import { useTranslation } from "#i18n/use-translation.ts";
import type { CartItem } from "./cart-state.ts";
import { useCart } from "./cart-store.ts";
import { SavedLineRow } from "./saved-line-row.tsx";
import { usePriced } from "./use-priced-cart.ts";

/** Products saved for later, with current price and stock. */
export function SavedLines() {
  const { t } = useTranslation("cart");
  const { saved } = useCart();
  const { data } = usePriced(saved);
  if (saved.length === 0) return null;
  const now = new Map(data?.vendors.flatMap((vendor) => vendor.lines).map((line) => [line.productId, line]));
  const isGone = (item: CartItem) => data?.gone.some((line) => line.productId === item.productId) ?? false;
  return (
    <section aria-labelledby="saved-for-later" className="mt-12">
      <h2 id="saved-for-later" className="mb-4 font-display font-semibold text-heading">
        {t("saved.title")}{" "}
        <span className="font-normal font-sans text-base text-ink-soft">
          {t("saved.count", { count: saved.length })}
        </span>
      </h2>
      <ul className="grid gap-x-8 border-line border-y lg:grid-cols-2">
        {saved.map((item) => (
          <li
            key={item.productId}
            data-cart-row=""
            tabIndex={-1}
            className="-mt-px border-line border-t py-4 sm:py-5"
          >
            <SavedLineRow item={item} now={now.get(item.productId)} isGone={isGone(item)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
