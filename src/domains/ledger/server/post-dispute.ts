import type { Infra } from "#platform/rpc/context.ts";
import { postEntries } from "./post-entries.ts";

type Taken = { id: string; orderId: string; amountCents: number; feeCents: number };
type Share = { refundId: string; orderId: string; vendorId: string; amountCents: number };

/** Posts that a bank has taken a payment back, with the provider's fee, in the caller's transaction; amounts in cents. */
export function postDispute(ctx: Pick<Infra, "db">, { id, orderId, ...taken }: Taken): Promise<void> {
  const { amountCents, feeCents } = taken;
  return postEntries(ctx, [
    {
      ...{ kind: "dispute", referenceId: id, orderId },
      entries: [
        { account: "disputed_payments", amountCents },
        { account: "dispute_fees", amountCents: feeCents },
        { account: "card_clearing", amountCents: -amountCents - feeCents },
      ],
    },
  ]);
}

/** Posts what came back of it, in the caller's transaction. */
export function postDisputeReturn(ctx: Pick<Infra, "db">, { id, orderId, ...back }: Taken): Promise<void> {
  const { amountCents, feeCents } = back;
  return postEntries(ctx, [
    {
      ...{ kind: "dispute_return", referenceId: id, orderId },
      entries: [
        { account: "card_clearing", amountCents: amountCents + feeCents },
        { account: "disputed_payments", amountCents: -amountCents },
        { account: "dispute_fees", amountCents: -feeCents },
      ],
    },
  ]);
}

/** Posts a vendor's share of a lost dispute's fee, in the caller's transaction. */
export function postDisputeFee(ctx: Pick<Infra, "db">, { refundId, ...share }: Share): Promise<void> {
  return postEntries(ctx, [
    {
      ...{ ...share, kind: "dispute_fee", referenceId: refundId },
      ...{ debit: "vendor_payable", credit: "dispute_fees" },
    },
  ]);
}

/** Posts that the platform bears what a lost dispute cost a vendor, in the caller's transaction. */
export function postRelief(ctx: Pick<Infra, "db">, { refundId, ...share }: Share): Promise<void> {
  return postEntries(ctx, [
    {
      ...{ ...share, kind: "relief", referenceId: refundId },
      ...{ debit: "platform_losses", credit: "vendor_payable" },
    },
  ]);
}

/** Posts a refund made at the provider, which is about no parcel yet, in the caller's transaction. */
export function postOutsideRefund(
  ctx: Pick<Infra, "db">,
  { id: referenceId, orderId, amountCents }: Omit<Taken, "feeCents">,
): Promise<void> {
  return postEntries(ctx, [
    {
      ...{ kind: "outside_refund", referenceId, orderId, amountCents },
      ...{ debit: "unassigned_refunds", credit: "card_clearing" },
    },
  ]);
}

/** Posts that the money of such a refund came back, of which the platform bore a part, in the caller's transaction. */
export function postOutsideReturn(
  ctx: Pick<Infra, "db">,
  { id, orderId, amountCents, lossCents }: Omit<Taken, "feeCents"> & { lossCents: number },
): Promise<void> {
  return postEntries(ctx, [
    {
      ...{ kind: "refund_return", referenceId: id, orderId },
      entries: [
        { account: "card_clearing", amountCents },
        { account: "unassigned_refunds", amountCents: lossCents - amountCents },
        { account: "platform_losses", amountCents: -lossCents },
      ],
    },
  ]);
}

/** Posts what no vendor bears of a chargeback or of a refund made at the provider, in the caller's transaction. */
export function postLoss(
  ctx: Pick<Infra, "db">,
  { id: referenceId, orderId, amountCents }: Omit<Taken, "feeCents">,
  from: "disputed_payments" | "unassigned_refunds",
): Promise<void> {
  return postEntries(ctx, [
    { kind: "loss", referenceId, orderId, amountCents, debit: "platform_losses", credit: from },
  ]);
}
