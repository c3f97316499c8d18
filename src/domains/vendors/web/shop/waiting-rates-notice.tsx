import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { InlineNotice } from "#ui/inline-notice.tsx";
import type { ShopView } from "../../shop-calls.ts";
import { shippingZones } from "../../shop-rules.ts";

/** That the rates entered wait for an administrator, since when and why, and which rates count until then. */
export function WaitingRatesNotice({ shop, since }: { shop: ShopView; since: string }) {
  const { t } = useTranslation("vendorShop");
  return (
    <InlineNotice tone="warning" live title={t("waiting.title")}>
      <p>{t("waiting.since", { date: formatDate(since) })}</p>
      <p>{t("waiting.text")}</p>
      <ul className="mt-1">
        {shippingZones.map((zone) => (
          <li key={zone}>
            {t("waiting.rates", {
              zone: t(`zone.${zone}`),
              base: formatUsd(shop.shipping[`${zone}BaseCents`]),
              perKg: formatUsd(shop.shipping[`${zone}PerKgCents`]),
            })}
          </li>
        ))}
      </ul>
    </InlineNotice>
  );
}
