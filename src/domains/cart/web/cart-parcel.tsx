import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { CartView } from "#domains/cart/contract.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { formatUsd } from "#kernel/money.ts";
import { Card } from "#ui/card.tsx";
import { CartLineRow } from "./cart-line-row.tsx";

/** What one vendor sends: its lines and their sum. */
export function CartParcel({ parcel }: { parcel: CartView["vendors"][number] }) {
  const { t } = useTranslation("cart");
  const countryName = useCountryName();
  return (
    <Card asChild padding="none">
      <section aria-label={t("parcelFrom", { vendor: parcel.companyName })}>
        <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b px-4 py-3.5 sm:px-6">
          <h2 className="font-display font-semibold text-subheading">
            <Link to={`/products?vendor=${parcel.vendorId}`} className="no-underline hover:underline">
              {parcel.companyName}
            </Link>
          </h2>
          <p className="text-ink-soft text-sm">{countryName(parcel.country)}</p>
        </header>
        <ul className="divide-y divide-line">
          {parcel.lines.map((line) => (
            <li key={line.productId} className="p-4 sm:px-6 sm:py-5">
              <CartLineRow line={line} />
            </li>
          ))}
        </ul>
        <p className="flex justify-between gap-4 border-line border-t bg-sunken/60 px-4 py-3 text-sm sm:px-6">
          <span className="text-ink-soft">{t("parcelSubtotal")}</span>
          <span className="figures font-semibold">{formatUsd(parcel.goodsCents)}</span>
        </p>
      </section>
    </Card>
  );
}
