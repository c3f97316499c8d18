import { href, Link } from "react-router";
import type { CartView } from "#domains/cart/contract.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDays } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { CartLineRow } from "./cart-line-row.tsx";
import type { CartCost } from "./use-cart-cost.ts";

type CartParcelProps = {
  parcel: CartView["vendors"][number];
  /** Its delivery and tax, if the destination is known. */
  cost: CartCost["parcels"][number] | undefined;
};

/** One vendor's parcel: its lines, and their sum with delivery. */
export function CartParcel({ parcel, cost }: CartParcelProps) {
  const { t } = useTranslation("cart");
  const countryName = useCountryName();
  const sums = [
    { label: t("parcelSubtotal"), value: formatUsd(parcel.goodsCents) },
    ...(cost
      ? [
          {
            label: t("shipping"),
            value: cost.shippingCents === 0 ? t("free") : formatUsd(cost.shippingCents),
          },
          { label: t("estimatedTax"), value: formatUsd(cost.taxCents) },
          { label: t("arrives"), value: formatDays(cost.arrival) },
        ]
      : []),
  ];
  return (
    <Card asChild padding="none">
      <section aria-label={t("parcelFrom", { vendor: parcel.companyName })}>
        <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b px-4 py-3.5 sm:px-6">
          <h2 className="font-display font-semibold text-subheading">
            <Link
              to={withQuery(href("/products"), { vendor: parcel.vendorId })}
              className="no-underline hover:underline"
            >
              {parcel.companyName}
            </Link>
          </h2>
          <p className="text-ink-soft text-sm">{t("shipsFrom", { country: countryName(parcel.country) })}</p>
        </header>
        <ul className="divide-y divide-line">
          {parcel.lines.map((line) => (
            <li
              key={line.productId}
              data-cart-row={line.problem ?? ""}
              tabIndex={-1}
              className="p-4 sm:px-6 sm:py-5"
            >
              <CartLineRow line={line} />
            </li>
          ))}
        </ul>
        {cost?.toFreeDeliveryCents && (
          <p className="flex items-center gap-2.5 border-line border-t px-4 py-3 text-sm sm:px-6">
            <Icon name="truck" className="size-5 shrink-0 text-leaf-ink" />
            {t("parcelSaves", {
              amount: formatUsd(cost.toFreeDeliveryCents),
              saved: formatUsd(cost.shippingCents),
              vendor: parcel.companyName,
            })}
          </p>
        )}
        <dl
          hidden={parcel.goodsCents === 0}
          className="flex flex-wrap gap-x-8 gap-y-1 border-line border-t bg-sunken/60 px-4 py-3 text-sm sm:px-6"
        >
          {sums.map(({ label, value }) => (
            <div key={label} className="flex gap-2 first:mr-auto max-xs:w-full max-xs:justify-between">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="figures font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Card>
  );
}
