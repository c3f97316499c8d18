import { and, eq } from "drizzle-orm";
import { postPayout } from "#domains/ledger/server/post-payout.ts";
import { payoutsJobs } from "#domains/payouts/jobs.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { notifyPaid } from "./internal/notify-paid.ts";
import { sendTransfer } from "./internal/provider-transfers.ts";
import { publishPayout } from "./internal/publish-payout.ts";
import { payoutAccounts, payoutParcels, payouts } from "./tables.ts";

type Payout = typeof payouts.$inferSelect;

/**
 * Job `send-payout`: makes the transfer of a started payout and records its outcome. A repeat finds the earlier
 * transfer; a refusal returns the money to the balance, for the next run.
 */
export async function sendPayout(infra: Infra, { payoutId }: { payoutId: string }): Promise<void> {
  const [row] = await infra.db
    .select({ payout: payouts, providerAccountId: payoutAccounts.providerAccountId })
    .from(payouts)
    .innerJoin(payoutAccounts, eq(payoutAccounts.vendorId, payouts.vendorId))
    .where(and(eq(payouts.id, payoutId), eq(payouts.state, "started")));
  if (!row) return;
  const { providerAccountId, payout } = row;
  const outcome = await sendTransfer(infra, {
    payoutId,
    amountCents: payout.amountCents,
    providerAccountId,
  });
  if ("refusal" in outcome)
    infra.log.warn({ payoutId, reason: outcome.refusal }, "payout refused by the card provider");
  await inTransaction(infra, async (tx) => {
    const current = await endPayout(tx, payoutId, outcome);
    if (!current) return;
    if (current.state === "paid") await notifyPaid(tx, current);
    // It may be the account's fault, which the vendor shall see.
    else await tx.jobs.enqueue(tx.db, payoutsJobs.syncPayoutAccount, { providerAccountId });
    await publishPayout(tx.db, current.vendorId);
  });
}

type Outcome = Awaited<ReturnType<typeof sendTransfer>>;

/** Records how a payout ended and posts it, once; undefined if it had ended already. */
async function endPayout(tx: Infra, payoutId: string, outcome: Outcome): Promise<Payout | undefined> {
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
