import type { ProductDetail } from "#domains/catalogue/contract.ts";
import { usePromises } from "#domains/settings/web/use-promises.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";

const promises = [
  { key: "freeShipping", icon: "truck" },
  { key: "quality", icon: "badge-check" },
  { key: "secure", icon: "lock-keyhole" },
] as const;

/** The buyer's guarantees, and where the parcel comes from. */
export function ProductPromises({ vendor }: Pick<ProductDetail, "vendor">) {
  const { t } = useTranslation("catalogue");
  const { productPage } = usePromises();
  const countryName = useCountryName();
  const place = [vendor.city, countryName(vendor.country)].filter(Boolean).join(", ");
  return (
    <ul className="mt-7 grid gap-2.5 rounded-leaf bg-sunken px-5 py-4 text-sm">
      {promises.map(({ key, icon }) => (
        <li key={key} className="flex items-center gap-3">
          <Icon name={icon} className="size-5 shrink-0 text-leaf-ink" />
          {t(`product.${key}`, { amount: productPage })}
        </li>
      ))}
      <li className="flex items-center gap-3">
        <Icon name="map-pin" className="size-5 shrink-0 text-leaf-ink" />
        {t("product.shipsFrom", { place })}
      </li>
    </ul>
  );
}
