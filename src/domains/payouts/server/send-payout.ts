import { and, eq } from "drizzle-orm";
import { postPayout } from "#domains/ledger/server/post-payout.ts";
import { type Doors, inTransaction } from "#platform/rpc/context.ts";
import { sendTransfer } from "./internal/provider-transfers.ts";
import { publishPayout } from "./internal/publish-payout.ts";
import { tellPaid } from "./internal/tell-paid.tsx";
import { payoutAccounts, payoutParcels, payouts } from "./tables.ts";

type Payout = typeof payouts.$inferSelect;

/**
 * Job `send-payout`: the transfer of a payout that was begun, and what came of it. A repeat finds the transfer of the time
 * before; a refusal gives the money back to the balance, for the next run.
 */
export async function sendPayout(doors: Doors, { payoutId }: { payoutId: string }): Promise<void> {
  const [row] = await doors.db
    .select({ payout: payouts, providerAccountId: payoutAccounts.providerAccountId })
    .from(payouts)
    .innerJoin(payoutAccounts, eq(payoutAccounts.vendorId, payouts.vendorId))
    .where(and(eq(payouts.id, payoutId), eq(payouts.state, "started")));
  if (!row) return;
  const { providerAccountId, payout } = row;
  const outcome = await sendTransfer(doors, {
    payoutId,
    amountCents: payout.amountCents,
    providerAccountId,
  });
  if ("refusal" in outcome)
    doors.log.warn({ payoutId, reason: outcome.refusal }, "payout refused by the card provider");
  await inTransaction(doors, async (tx) => {
    const current = await endPayout(tx, payoutId, outcome);
    if (!current) return;
    if (current.state === "paid") await tellPaid(tx, current);
    // It may be the account's fault, which the vendor shall see.
    else await tx.jobs.enqueue(tx.db, "sync-payout-account", { providerAccountId });
    await publishPayout(tx.db, current.vendorId);
  });
}

type Outcome = Awaited<ReturnType<typeof sendTransfer>>;

/** Records how a payout ended and books it, once; undefined when another did. */
async function endPayout(tx: Doors, payoutId: string, outcome: Outcome): Promise<Payout | undefined> {
  const transferId = "transferId" in outcome ? outcome.transferId : null;
  const state = transferId ? ("paid" as const) : ("failed" as const);
  const [payout] = await tx.db
    .update(payouts)
    .set({ state, providerTransferId: transferId, settledAt: tx.clock.now() })
    .where(and(eq(payouts.id, payoutId), eq(payouts.state, "started")))
    .returning();
  if (!payout) return undefined;
  if (state === "failed") await tx.db.delete(payoutParcels).where(eq(payoutParcels.payoutId, payoutId));
  await postPayout(tx, payout, state);
  return payout;
}
