import type { MailExamples, MailSample } from "#platform/email/mail-examples.ts";
import { orderLimitMail } from "./limit-mails.tsx";
import { orderPaid, orderRefunded, orderSold, soldLine } from "./order-mails.tsx";
import { parcelMail, refundMail } from "./parcel-mails.tsx";

const number = 10_482;
const id = "5d0c4c2e-0000-4000-8000-000000000005";

const order = {
  ...{ id, number, goodsCents: 7_900, shippingCents: 650, taxCents: 694, totalCents: 9_244 },
  shippingAddress: {
    ...{ fullName: "Inês Duarte", phone: "+351912345678", line1: "Rua das Flores 12", line2: "2.º esq." },
    ...{ city: "Porto", state: null, postalCode: "4050-262", country: "PT" },
  },
};

const sold = (productName: string, quantity: number, cents: number, imageUrl: string | undefined) => ({
  ...{ productName, quantity, imageUrl: imageUrl ?? null },
  ...{ totalPriceCents: quantity * cents, commissionCents: (quantity * cents) / 10 },
});

const parcelsOf = ({ pictures: [first, second, third] }: MailSample) => [
  {
    ...{ id: "1", companyName: "Finca El Roble", goodsCents: 5_900, shippingCents: 650 },
    shippingSubsidyCents: 0,
    lines: [
      sold("Huila Pink Bourbon, natural", 2, 1_950, first),
      sold("Nariño Caturra, washed, 500 g, whole beans for filter", 1, 2_000, second),
    ],
  },
  {
    ...{ id: "2", companyName: "Torrefação Serra Azul", goodsCents: 2_000, shippingCents: 0 },
    ...{ shippingSubsidyCents: 500, lines: [sold("Espresso da Casa", 1, 2_000, third)] },
  },
];

const linesOf = (sample: MailSample) => parcelsOf(sample)[0]!.lines.map(soldLine);
const factsOf = (sample: MailSample) => ({
  ...{ number, companyName: "Finca El Roble", shipBy: new Date("2026-05-08T12:00:00Z") },
  ...{ carrier: "DHL", trackingNumber: "JD01 4600 0072 1184", lines: linesOf(sample) },
  href: `${sample.publicUrl}/orders/${id}`,
});
const refundOf = (actor: "buyer" | "vendor" | "admin" | "system", reason = "") => ({
  ...{ actor, reason, goodsCents: 5_900, shippingCents: 650, taxCents: 520, totalCents: 7_070 },
});
const partOfPrice = {
  ...{ ...refundOf("admin", "For the dented tin"), goodsCents: 460 },
  ...{ shippingCents: 0, taxCents: 40, totalCents: 500 },
};
const cancelled = (side: "buyer" | "vendor", actor: "buyer" | "vendor" | "admin" | "system") =>
  ((reader, sample) =>
    refundMail(reader, side, {
      ...factsOf(sample),
      ...{ isCancelled: true, refund: refundOf(actor) },
    })) satisfies MailExamples[string];

export const orderMails: MailExamples = {
  orderPaid: (reader, sample) =>
    orderPaid(reader, { order, parcels: parcelsOf(sample), publicUrl: sample.publicUrl }),
  orderSold: (reader, sample) =>
    orderSold(reader, {
      ...{ number, companyName: "Finca El Roble", parcel: parcelsOf(sample)[0]! },
      publicUrl: sample.publicUrl,
    }),
  orderRefunded: (reader, { publicUrl }) => orderRefunded(reader, { number, totalCents: 9_244, publicUrl }),
  parcelShipped: (reader, sample) => parcelMail(reader, "shipped", factsOf(sample)),
  parcelShippedByOther: (reader, sample) =>
    parcelMail(reader, "shipped", { ...factsOf(sample), carrier: null }),
  parcelDelivered: (reader, sample) => parcelMail(reader, "delivered", factsOf(sample)),
  parcelLate: (reader, sample) => parcelMail(reader, "late", factsOf(sample)),
  parcelCancelledByBuyer: cancelled("buyer", "buyer"),
  parcelCancelledByVendor: cancelled("buyer", "vendor"),
  parcelCancelledBySupport: cancelled("buyer", "admin"),
  parcelCancelledLate: cancelled("vendor", "system"),
  parcelRefunded: (reader, sample) =>
    refundMail(reader, "buyer", {
      ...factsOf(sample),
      ...{ isCancelled: false, refund: refundOf("vendor", "One bag was torn.\nWe are sorry.") },
    }),
  parcelRefundedForVendor: (reader, sample) =>
    refundMail(reader, "vendor", {
      ...factsOf(sample),
      ...{ isCancelled: false, refund: refundOf("admin") },
    }),
  parcelRefundedByAmount: (reader, sample) =>
    refundMail(reader, "buyer", {
      ...factsOf(sample),
      ...{ isCancelled: false, lines: [], refund: partOfPrice },
    }),
  orderLimitRaised: (reader, { publicUrl }) =>
    orderLimitMail(reader, { kind: "raised", totalCents: 2_500_000, reason: "Forty cafés" }, publicUrl),
  orderLimitLowered: (reader, { publicUrl }) =>
    orderLimitMail(
      reader,
      { kind: "lowered", totalCents: 1_000_000, reason: "The fair is over." },
      publicUrl,
    ),
};
