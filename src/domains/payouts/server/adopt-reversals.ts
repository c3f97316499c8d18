import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { postTransferReversal } from "#domains/ledger/server/post-payout.ts";
import { reachProvider } from "#platform/cards/reach-provider.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { announceReversal } from "./internal/announce-reversal.ts";
import { publishPayout } from "./internal/publish-payout.ts";
import { sendPayout } from "./send-payout.ts";
import { payoutReturns, payouts } from "./tables.ts";

/**
 * Job `adopt-reversals`: books what was taken back of a payout's transfer at the card provider, each reversal once: the
 * vendor is owed it again, and is told, as are the administrators. The provider is asked first, outside any transaction.
 * Returns the cents that are new in the books.
 */
export async function adoptReversals(infra: Infra, data: { providerTransferId: string }): Promise<number> {
  const transfer = await reachProvider(infra, () =>
    infra.cards.stripe.transfers.retrieve(data.providerTransferId),
  );
  await writeDown(infra, transfer);
  return inTransaction(infra, async (tx) => {
    const [payout] = await tx.db
      .select()
      .from(payouts)
      .where(eq(payouts.providerTransferId, transfer.id))
      .for("update");
    if (!payout) return 0;
    let newCents = 0;
    for (const reversal of transfer.reversals.data) newCents += await adopt(tx, payout, reversal);
    if (newCents > 0) await publishPayout(tx.db, payout.vendorId);
    return newCents;
  });
}

/** The news may come before our own job has written down which transfer it made: that is done first, as it would. */
async function writeDown(infra: Infra, { id, metadata }: Stripe.Transfer): Promise<void> {
  const payoutId = metadata["payout_id"] ?? "";
  const isKnown = (await infra.db.$count(payouts, eq(payouts.providerTransferId, id))) > 0;
  if (!isKnown && /^[0-9a-f-]{36}$/.test(payoutId)) await sendPayout(infra, { payoutId });
}

type Payout = typeof payouts.$inferSelect;

async function adopt(tx: Infra, payout: Payout, { id, amount }: Stripe.TransferReversal): Promise<number> {
  const [made] = await tx.db
    .insert(payoutReturns)
    .values({ payoutId: payout.id, providerReversalId: id, amountCents: amount, createdAt: tx.clock.now() })
    .onConflictDoNothing()
    .returning();
  if (!made) return 0;
  const { vendorId } = payout;
  await postTransferReversal(tx, { id: made.id, vendorId, amountCents: amount });
  await announceReversal(tx, { id: made.id, vendorId, amountCents: amount });
  return amount;
}
