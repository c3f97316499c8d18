import type { OrderDetail } from "#domains/orders/contract.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";

/** The address as printed on the label. */
export function OrderAddress({ address }: { address: OrderDetail["shippingAddress"] }) {
  const { t } = useTranslation("orders");
  const countryName = useCountryName();
  const place = [address.city, [address.state, address.postalCode].filter(Boolean).join(" ")]
    .filter(Boolean)
    .join(", ");
  const lines = [address.fullName, address.line1, address.line2, place, countryName(address.country)];
  return (
    <section aria-labelledby="order-address">
      <h2 id="order-address" className="mb-2 font-display font-semibold text-subheading">
        {t("detail.address")}
      </h2>
      <address className="break-words not-italic">
        {lines.filter(Boolean).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <span className="mt-1 block text-ink-soft">{address.phone}</span>
      </address>
    </section>
  );
}
