import type { orders, ParcelWithLines } from "#domains/orders/server/tables.ts";
import { formatUsd, sumCents } from "#kernel/money.ts";
import { type MailContent, type MailReader, mailOf } from "#platform/email/mail-content.tsx";
import { MailNote } from "#platform/email/mail-parts.tsx";
import { ParcelLines } from "./parcel-lines.tsx";

type Order = Pick<
  typeof orders.$inferSelect,
  "id" | "number" | "goodsCents" | "shippingCents" | "taxCents" | "totalCents" | "shippingAddress"
>;
type Line = Pick<
  ParcelWithLines["lines"][number],
  "productName" | "imageUrl" | "quantity" | "totalPriceCents" | "commissionCents"
>;
type Parcel = Pick<ParcelWithLines, "id" | "goodsCents" | "shippingCents" | "shippingSubsidyCents"> & {
  lines: Line[];
};

/** A line as it was sold, for a mail's table. */
export const soldLine = ({ productName: name, imageUrl, quantity, totalPriceCents: totalCents }: Line) => ({
  ...{ name, imageUrl, quantity, totalCents },
});

/** To the buyer: what was bought from which vendor, what it cost, where it goes. */
export function orderPaid(reader: MailReader, { order, parcels, publicUrl }: OrderFacts): MailContent {
  const { t } = reader;
  const charge = (cents: number) => (cents === 0 ? t("mail:orderPaid.free") : formatUsd(cents));
  const products = parcels.flatMap(({ lines }) => lines.map(({ productName }) => productName));
  return mailOf(reader, {
    key: "orderPaid",
    why: "order",
    values: { number: order.number },
    preview: `${formatUsd(order.totalCents)} · ${products.join(", ")}`,
    href: `${publicUrl}/orders/${order.id}`,
    children: (
      <>
        {parcels.map((parcel) => (
          <ParcelLines
            key={parcel.id}
            title={t("mail:orderPaid.parcelFrom", { vendor: parcel.companyName })}
            lines={parcel.lines.map(soldLine)}
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
        <MailNote label={t("mail:orderPaid.address")} value={addressLines(reader, order)} />
      </>
    ),
  });
}

type OrderFacts = { order: Order; parcels: (Parcel & { companyName: string })[]; publicUrl: string };

function addressLines({ t }: MailReader, { shippingAddress }: Order): string {
  const { fullName, line1, line2, city, state, postalCode, country } = shippingAddress;
  const place = [postalCode, city, state].filter(Boolean).join(" ");
  return [fullName, line1, line2, place, t(`countries:${country}`)].filter(Boolean).join("\n");
}

/** To a vendor: its own parcel only, with the commission and the remaining amount. */
export function orderSold(
  reader: MailReader,
  { number, companyName, parcel, publicUrl }: SaleFacts,
): MailContent {
  const { t } = reader;
  const commissionCents = sumCents(parcel.lines.map((line) => line.commissionCents));
  const shippingCents = parcel.shippingCents + parcel.shippingSubsidyCents;
  const own = formatUsd(parcel.goodsCents + shippingCents - commissionCents);
  return mailOf(reader, {
    key: "orderSold",
    why: "shop",
    values: { number, company: companyName },
    preview: parcel.lines.map(({ quantity, productName }) => `${quantity} × ${productName}`).join(", "),
    href: `${publicUrl}/vendor/dashboard?tab=orders&parcel=${parcel.id}`,
    children: (
      <ParcelLines
        lines={parcel.lines.map(soldLine)}
        sums={[
          { label: t("mail:orderPaid.shipping"), value: formatUsd(shippingCents) },
          { label: t("mail:orderSold.commission"), value: formatUsd(-commissionCents) },
          { label: t("mail:orderSold.yours"), value: own, isTotal: true },
        ]}
      />
    ),
  });
}

type SaleFacts = { number: number; companyName: string; parcel: Parcel; publicUrl: string };

/** To the buyer: a payment that came too late was refunded. */
export const orderRefunded = (
  reader: MailReader,
  { number, totalCents, publicUrl }: { number: number; totalCents: number; publicUrl: string },
): MailContent =>
  mailOf(reader, {
    key: "orderRefunded",
    why: "order",
    values: { number, total: formatUsd(totalCents) },
    href: `${publicUrl}/products`,
  });
