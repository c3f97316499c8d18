import type { ParcelDetail } from "#domains/orders/order-shapes.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { Price } from "#ui/price.tsx";

type Money = Pick<
  ParcelDetail,
  | "id"
  | "goodsCents"
  | "shippingCents"
  | "subsidyCents"
  | "borneCents"
  | "availableAt"
  | "receivedAt"
  | "isFrozen"
  | "commissionCents"
  | "vendorCents"
  | "refundedGoodsCents"
  | "refundedShippingCents"
>;

/** How a parcel's amounts add up to the vendor's share; for an administrator, also to the platform's. */
export function ParcelMoney({ parcel, isOwn = false }: { parcel: Money; isOwn?: boolean }) {
  const { t } = useTranslation("orders");
  const refunded = parcel.refundedGoodsCents + parcel.refundedShippingCents;
  const rows = [
    { label: t("detail.items"), cents: parcel.goodsCents },
    {
      label: t("detail.shipping"),
      cents: parcel.shippingCents,
      note: parcel.subsidyCents > 0 && t("sell.money.subsidy", { amount: formatUsd(parcel.subsidyCents) }),
    },
    ...(refunded > 0 ? [{ label: t("sell.money.refunded"), cents: -refunded }] : []),
    { label: t("sell.money.commission"), cents: 0 - parcel.commissionCents },
  ];
  return (
    <section aria-labelledby={`money-${parcel.id}`}>
      <h3 id={`money-${parcel.id}`} className="mb-3 font-display font-semibold text-subheading">
        {t(isOwn ? "sell.money.title" : "admin.money")}
      </h3>
      <dl className="grid gap-2">
        {rows.map((row) => (
          <div key={row.label} className="flex justify-between gap-4">
            <dt className="text-ink-soft">
              {row.label}
              {"note" in row && row.note && <span className="block text-sm">{row.note}</span>}
            </dt>
            <dd className="figures">{formatUsd(row.cents)}</dd>
          </div>
        ))}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-line border-t pt-3">
          <dt className="font-semibold">{t(isOwn ? "sell.money.yours" : "admin.vendors")}</dt>
          <dd>
            <Price cents={parcel.vendorCents} size="lg" />
          </dd>
        </div>
        {!isOwn && (
          <div className="flex items-baseline justify-between gap-4">
            <dt className="text-ink-soft">
              {t("admin.earned")}
              <span className="block text-sm">
                {t("admin.earnedText", {
                  commission: formatUsd(parcel.commissionCents),
                  subsidy: formatUsd(parcel.subsidyCents),
                })}
              </span>
            </dt>
            <dd className="figures">{formatUsd(parcel.commissionCents - parcel.subsidyCents)}</dd>
          </div>
        )}
      </dl>
      {isOwn && parcel.availableAt && !parcel.isFrozen && (
        <p className="mt-3 text-ink-soft text-sm">
          {t("sell.money.availableAt", { date: formatDate(parcel.availableAt) })}
          {!parcel.receivedAt && <span className="block">{t("sell.money.availableSooner")}</span>}
        </p>
      )}
      {parcel.borneCents > 0 && (
        <p className="mt-3 text-ink-soft text-sm">
          {t(isOwn ? "sell.money.borne" : "admin.borne", { amount: formatUsd(parcel.borneCents) })}
        </p>
      )}
    </section>
  );
}
