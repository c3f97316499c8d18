import type { Infra } from "#platform/rpc/context.ts";
import { type Posting, postEntries } from "./post-entries.ts";

export type SoldParcel = {
  id: string;
  vendorId: string;
  shippingCents: number;
  shippingSubsidyCents: number;
  taxCents: number;
  lines: { id: string; totalPriceCents: number; commissionCents: number }[];
};

/**
 * The postings of a paid order (R31), amounts in cents: goods and shipping to the vendor, the commission of each line
 * from the vendor to the platform, tax aside, and the platform's free-delivery subsidy to the vendor.
 */
export function saleOf(orderId: string, parcels: SoldParcel[]): Posting[] {
  return parcels.flatMap(({ id, vendorId, lines, ...parcel }): Posting[] => {
    const about = { orderId, vendorId };
    return [
      ...lines.flatMap((line): Posting[] => [
        {
          ...about,
          kind: "sale",
          referenceId: line.id,
          amountCents: line.totalPriceCents,
          debit: "card_clearing",
          credit: "vendor_payable",
        },
        {
          ...about,
          kind: "commission",
          referenceId: line.id,
          amountCents: line.commissionCents,
          debit: "vendor_payable",
          credit: "commission_revenue",
        },
      ]),
      {
        ...about,
        kind: "shipping",
        referenceId: id,
        amountCents: parcel.shippingCents,
        debit: "card_clearing",
        credit: "vendor_payable",
      },
      {
        ...about,
        kind: "tax",
        referenceId: id,
        amountCents: parcel.taxCents,
        debit: "card_clearing",
        credit: "tax_payable",
      },
      {
        ...about,
        kind: "subsidy",
        referenceId: id,
        amountCents: parcel.shippingSubsidyCents,
        debit: "shipping_subsidy",
        credit: "vendor_payable",
      },
    ];
  });
}

/** Posts a paid order, in the caller's transaction. */
export function postSale(ctx: Pick<Infra, "db">, orderId: string, parcels: SoldParcel[]): Promise<void> {
  return postEntries(ctx, saleOf(orderId, parcels));
}
