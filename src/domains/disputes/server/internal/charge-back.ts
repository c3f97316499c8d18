import { eq } from "drizzle-orm";
import { postDisputeFee, postLoss } from "#domains/ledger/server/post-dispute.ts";
import { takeBack } from "#domains/orders/server/take-back.ts";
import { allocateCents, sumCents } from "#kernel/money.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { chargebacks, disputes } from "../tables.ts";
import { relieve } from "./relieve.ts";

/**
 * Books a lost dispute, in the caller's transaction, which has locked the order: refunds of the parcels, whose vendors
 * bear them and share the fee; the platform bears what is left, and all of it if an administrator decided so.
 */
export async function chargeBack(tx: Infra, disputeId: string): Promise<void> {
  const [dispute] = await tx.db.select().from(disputes).where(eq(disputes.id, disputeId));
  const { orderId, takenCents, returnedCents, feeCents, reason } = dispute!;
  const amountCents = takenCents - returnedCents;
  const taken = await takeBack(tx, { orderId, amountCents, reason: reason.replaceAll("_", " ") });
  const lossCents = amountCents - sumCents(taken.map(({ totalCents }) => totalCents));
  const fees = allocateCents(
    feeCents,
    taken.map(({ totalCents }) => totalCents),
  );
  const shares = taken.map(({ refundId, vendorId, vendorCents }, index) => ({
    ...{ refundId, disputeId, vendorId, vendorCents },
    feeCents: fees[index]!,
  }));
  if (shares.length > 0) await tx.db.insert(chargebacks).values(shares);
  for (const { refundId, vendorId, feeCents: amount } of shares)
    if (amount > 0) await postDisputeFee(tx, { refundId, orderId, vendorId, amountCents: amount });
  if (lossCents > 0)
    await postLoss(tx, { id: disputeId, orderId, amountCents: lossCents }, "disputed_payments");
  await tx.db.update(disputes).set({ lossCents }).where(eq(disputes.id, disputeId));
  if (dispute!.relievedAt) await relieve(tx, disputeId, orderId);
}
