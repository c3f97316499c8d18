import type { Doors } from "#platform/rpc/context.ts";
import { type CompoundPosting, type Posting, postEntries } from "./post-entries.ts";

export type PostedRefund = {
  id: string;
  orderId: string;
  vendorId: string;
  goodsCents: number;
  shippingCents: number;
  taxCents: number;
  /** What of the commission the platform gives back to the vendor. */
  commissionCents: number;
  /** What of the platform's share of free delivery the vendor gives back. */
  subsidyCents: number;
};

/**
 * A refund's postings, amounts in cents. Owed: the vendor gives back goods and delivery, the platform its commission, the tax
 * is not owed any more and the buyer is, all in one; the vendor also returns the platform's share of a delivery that did not
 * happen. Made: the money has left for the buyer's card.
 */
export function refundOf(refund: PostedRefund): [owed: CompoundPosting, made: Posting] {
  const { id: referenceId, orderId, vendorId, goodsCents, shippingCents, taxCents } = refund;
  const { commissionCents, subsidyCents } = refund;
  const amountCents = goodsCents + shippingCents + taxCents;
  const about = { referenceId, orderId, vendorId };
  return [
    {
      ...about,
      kind: "refund",
      entries: [
        { account: "vendor_payable", amountCents: goodsCents },
        { account: "vendor_payable", amountCents: shippingCents },
        { account: "tax_payable", amountCents: taxCents },
        { account: "buyer_refunds", amountCents: -amountCents },
        { account: "commission_revenue", amountCents: commissionCents },
        { account: "vendor_payable", amountCents: -commissionCents },
        { account: "vendor_payable", amountCents: subsidyCents },
        { account: "shipping_subsidy", amountCents: -subsidyCents },
      ],
    },
    { ...about, kind: "reversal", amountCents, debit: "buyer_refunds", credit: "card_clearing" },
  ];
}

/** Books what a refund owes to whom, in the caller's transaction. */
export function postRefund(ctx: Pick<Doors, "db">, refund: PostedRefund): Promise<void> {
  return postEntries(ctx, [refundOf(refund)[0]]);
}

/** Books that its money has left, in the caller's transaction. */
export function postRefundSent(ctx: Pick<Doors, "db">, refund: PostedRefund): Promise<void> {
  return postEntries(ctx, [refundOf(refund)[1]]);
}
