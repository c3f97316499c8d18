import { eq } from "drizzle-orm";
import { postTransferReversal } from "#domains/ledger/server/post-payout.ts";
import { reachProvider } from "#platform/cards/reach-provider.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { publishPayout } from "./internal/publish-payout.ts";
import { payoutReturns, payouts } from "./tables.ts";

type Reversal = { id: string; amount: number };

/**
 * Job `adopt-reversals`: books what was taken back of a payout's transfer at the card provider, each reversal once: the
 * vendor is owed it again. The provider is asked first, outside any transaction.
 */
export async function adoptReversals(infra: Infra, data: { providerTransferId: string }): Promise<void> {
  const { reversals } = await reachProvider(infra, () =>
    infra.cards.stripe.transfers.retrieve(data.providerTransferId),
  );
  await inTransaction(infra, async (tx) => {
    const [payout] = await tx.db
      .select()
      .from(payouts)
      .where(eq(payouts.providerTransferId, data.providerTransferId))
      .for("update");
    if (!payout) return;
    for (const reversal of reversals.data) await adopt(tx, payout, reversal);
    await publishPayout(tx.db, payout.vendorId);
  });
}

async function adopt(
  tx: Infra,
  payout: typeof payouts.$inferSelect,
  { id, amount }: Reversal,
): Promise<void> {
  const [made] = await tx.db
    .insert(payoutReturns)
    .values({ payoutId: payout.id, providerReversalId: id, amountCents: amount, createdAt: tx.clock.now() })
    .onConflictDoNothing()
    .returning({ id: payoutReturns.id });
  if (made) await postTransferReversal(tx, { id: made.id, vendorId: payout.vendorId, amountCents: amount });
}
