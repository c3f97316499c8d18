import type { ParcelWithLines } from "#domains/orders/server/tables.ts";
import type { Translate } from "#i18n/translator.ts";
import type { Language } from "#kernel/languages.ts";
import { formatUsd, sumCents } from "#kernel/money.ts";
import { MailFrame } from "#platform/email/mail-frame.tsx";
import { ParcelLines } from "./parcel-lines.tsx";

type Props = {
  t: Translate;
  language: Language;
  name: string;
  companyName: string;
  number: number;
  parcel: ParcelWithLines;
  href: string;
};

/** To a vendor: its own parcel only, with the commission and the remaining amount. */
export function OrderSold({ t, language, name, companyName, number, parcel, href }: Props) {
  const commissionCents = sumCents(parcel.lines.map((line) => line.commissionCents));
  const shippingCents = parcel.shippingCents + parcel.shippingSubsidyCents;
  return (
    <MailFrame
      t={t}
      language={language}
      title={t("mail:orderSold.subject", { number })}
      greeting={t("mail:greeting", { name })}
      text={t("mail:orderSold.text", { company: companyName })}
      button={{ label: t("mail:orderSold.button"), href }}
    >
      <ParcelLines
        lines={parcel.lines.map((line) => ({
          name: line.productName,
          quantity: line.quantity,
          totalCents: line.totalPriceCents,
        }))}
        sums={[
          { label: t("mail:orderPaid.shipping"), value: formatUsd(shippingCents) },
          { label: t("mail:orderSold.commission"), value: formatUsd(-commissionCents) },
          {
            label: t("mail:orderSold.yours"),
            value: formatUsd(parcel.goodsCents + shippingCents - commissionCents),
            isTotal: true,
          },
        ]}
      />
    </MailFrame>
  );
}
