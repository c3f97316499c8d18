import { BadgeCheck, LockKeyhole, MapPin, Truck } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ProductDetail } from "#domains/catalogue/contract.ts";
import { useCountryName } from "#i18n/country-name.ts";

const promises = [
  { key: "freeShipping", Icon: Truck },
  { key: "quality", Icon: BadgeCheck },
  { key: "secure", Icon: LockKeyhole },
] as const;

/** What the buyer can rely on, and where the parcel comes from. */
export function ProductPromises({ vendor }: Pick<ProductDetail, "vendor">) {
  const { t } = useTranslation("catalogue");
  const countryName = useCountryName();
  const place = [vendor.city, countryName(vendor.country)].filter(Boolean).join(", ");
  return (
    <ul className="mt-7 grid gap-2.5 rounded-leaf bg-sunken px-5 py-4 text-sm">
      {promises.map(({ key, Icon }) => (
        <li key={key} className="flex items-center gap-3">
          <Icon aria-hidden="true" className="size-5 shrink-0 text-leaf-ink" />
          {t(`product.${key}`)}
        </li>
      ))}
      <li className="flex items-center gap-3">
        <MapPin aria-hidden="true" className="size-5 shrink-0 text-leaf-ink" />
        {t("product.shipsFrom", { place })}
      </li>
    </ul>
  );
}
