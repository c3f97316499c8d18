import type { orders, ParcelWithLines } from "#domains/orders/server/tables.ts";
import type { Translate } from "#i18n/translator.ts";
import type { Language } from "#kernel/languages.ts";
import { formatUsd } from "#kernel/money.ts";
import { MailFrame } from "#platform/email/mail-frame.tsx";
import { ParcelLines } from "./parcel-lines.tsx";

type Props = {
  t: Translate;
  language: Language;
  name: string;
  order: typeof orders.$inferSelect;
  parcels: (ParcelWithLines & { companyName: string })[];
  href: string;
};

/** To the buyer: what was bought from which vendor, what it cost, where it goes. */
export function OrderPaid({ t, language, name, order, parcels, href }: Props) {
  const { fullName, line1, line2, city, state, postalCode, country } = order.shippingAddress;
  const charge = (cents: number) => (cents === 0 ? t("mail:orderPaid.free") : formatUsd(cents));
  return (
    <MailFrame
      t={t}
      language={language}
      title={t("mail:orderPaid.subject", { number: order.number })}
      greeting={t("mail:greeting", { name })}
      text={t("mail:orderPaid.text")}
      button={{ label: t("mail:orderPaid.button"), href }}
    >
      {parcels.map((parcel) => (
        <ParcelLines
          key={parcel.id}
          title={t("mail:orderPaid.parcelFrom", { vendor: parcel.companyName })}
          lines={parcel.lines.map((line) => ({
            name: line.productName,
            quantity: line.quantity,
            totalCents: line.totalPriceCents,
          }))}
          sums={[{ label: t("mail:orderPaid.shipping"), value: charge(parcel.shippingCents) }]}
        />
      ))}
      <ParcelLines
        lines={[]}
        sums={[
          { label: t("mail:orderPaid.goods"), value: formatUsd(order.goodsCents) },
          { label: t("mail:orderPaid.shipping"), value: charge(order.shippingCents) },
          { label: t("mail:orderPaid.tax"), value: formatUsd(order.taxCents) },
          { label: t("mail:orderPaid.total"), value: formatUsd(order.totalCents), isTotal: true },
        ]}
      />
      <p style={{ margin: 0 }}>
        <strong>{t("mail:orderPaid.address")}</strong>
        <br />
        {[
          fullName,
          line1,
          line2,
          [postalCode, city, state].filter(Boolean).join(" "),
          t(`countries:${country}`),
        ]
          .filter(Boolean)
          .join(", ")}
      </p>
    </MailFrame>
  );
}
