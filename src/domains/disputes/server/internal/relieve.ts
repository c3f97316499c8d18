import { eq } from "drizzle-orm";
import { postRelief } from "#domains/ledger/server/post-dispute.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { chargebacks } from "../tables.ts";

/** Lets the platform bear what a lost dispute cost each vendor, in the caller's transaction. */
export async function relieve(tx: Pick<Infra, "db">, disputeId: string, orderId: string): Promise<void> {
  const shares = await tx.db.select().from(chargebacks).where(eq(chargebacks.disputeId, disputeId));
  for (const { refundId, vendorId, vendorCents, feeCents } of shares) {
    const amountCents = vendorCents + feeCents;
    if (amountCents === 0) continue;
    await postRelief(tx, { refundId, orderId, vendorId, amountCents });
    await tx.db
      .update(chargebacks)
      .set({ relievedCents: amountCents })
      .where(eq(chargebacks.refundId, refundId));
  }
}
