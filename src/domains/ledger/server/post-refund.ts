import type { Infra } from "#platform/rpc/context.ts";
import { type CompoundPosting, type Posting, postEntries } from "./post-entries.ts";

export type PostedRefund = {
  id: string;
  orderId: string;
  vendorId: string;
  goodsCents: number;
  shippingCents: number;
  taxCents: number;
  /** The part of the commission that the platform returns to the vendor. */
  commissionCents: number;
  /** The part of the platform's delivery subsidy that the vendor returns. */
  subsidyCents: number;
  /** How its money leaves, or has left already. */
  paidBy: keyof typeof paidFrom;
};

/** The account that a refund's money leaves from: what a bank or the provider has taken was set aside before. */
const paidFrom = {
  card: "card_clearing",
  chargeback: "disputed_payments",
  outside: "unassigned_refunds",
} as const;

/**
 * A refund's postings, amounts in cents. Owed, in one posting: the vendor returns goods and delivery, the platform
 * its commission, and the tax is owed to the buyer instead; the vendor also returns the subsidy of a delivery that
 * did not happen. Made: the money has left for the buyer's card.
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
    { ...about, kind: "reversal", amountCents, debit: "buyer_refunds", credit: paidFrom[refund.paidBy] },
  ];
}

/** Posts what a refund owes to whom, in the caller's transaction. */
export function postRefund(ctx: Pick<Infra, "db">, refund: PostedRefund): Promise<void> {
  return postEntries(ctx, [refundOf(refund)[0]]);
}

/** Posts that its money has left, in the caller's transaction; after it came back, `returnId` says which time. */
export function postRefundSent(
  ctx: Pick<Infra, "db">,
  refund: PostedRefund,
  returnId?: string,
): Promise<void> {
  const sent = refundOf(refund)[1];
  return postEntries(ctx, [{ ...sent, referenceId: returnId ?? sent.referenceId }]);
}

/** Posts that a refund's money came back, and is owed to the buyer again, in the caller's transaction. */
export function postRefundReturn(
  ctx: Pick<Infra, "db">,
  { id: referenceId, ...back }: { id: string; orderId: string; amountCents: number },
): Promise<void> {
  return postEntries(ctx, [
    { ...back, kind: "refund_return", referenceId, debit: "card_clearing", credit: "buyer_refunds" },
  ]);
}
