import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { InlineNotice } from "#ui/inline-notice.tsx";
import type { ShopView } from "../../shop-calls.ts";
import { shippingZones } from "../../shop-rules.ts";

/** That the rates entered wait for an administrator, since when and why, and which rates count until then. */
export function WaitingRatesNotice({ shop, since }: { shop: ShopView; since: string }) {
  const { t } = useTranslation("vendors");
  return (
    <InlineNotice tone="warning" live title={t("shop.waiting.title")}>
      <p>{t("shop.waiting.since", { date: formatDate(since) })}</p>
      <p>{t("shop.waiting.text")}</p>
      <ul className="mt-1">
        {shippingZones.map((zone) => (
          <li key={zone}>
            {t("shop.waiting.rates", {
              zone: t(`shop.zone.${zone}`),
              base: formatUsd(shop.shipping[`${zone}BaseCents`]),
              perKg: formatUsd(shop.shipping[`${zone}PerKgCents`]),
            })}
          </li>
        ))}
      </ul>
    </InlineNotice>
  );
}
