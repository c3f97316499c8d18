import { eq } from "drizzle-orm";
import { postPayout } from "#domains/ledger/server/post-payout.ts";
import { lockAvailable } from "#domains/orders/server/read-owed.ts";
import type { Payout } from "#domains/payouts/shapes.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { bookPayout } from "./internal/book-payout.ts";
import { notifyPaid } from "./internal/notify-paid.ts";
import { viewPayout } from "./internal/payout-rows.ts";
import { publishPayout } from "./internal/publish-payout.ts";
import { payoutParcels, payouts } from "./tables.ts";

type Input = { vendorId: string; payoutId: string; amountCents: number; note: string };

/**
 * Records a bank payment to a vendor, in cents. A repeated `payoutId` changes nothing; CONFLICT if it named another
 * payment. NOT_FOUND for no vendor, PAYOUT_ABOVE_BALANCE above the available amount. For an admin.
 */
export function recordManualPayout(ctx: SignedInCtx, input: Input): Promise<Payout> {
  return inTransaction(ctx, async (tx) => {
    const availableCents = await lockAvailable(tx, input.vendorId);
    const known = await findRecorded(tx, input);
    if (known) return known;
    const { payoutId: id, vendorId, amountCents, note } = input;
    if (amountCents > availableCents) throw new AppError("PAYOUT_ABOVE_BALANCE");
    const about = { id, vendorId, amountCents, note, recordedBy: tx.caller.userId };
    const { payout, parcels } = await bookPayout(tx, { ...about, method: "manual" }, availableCents);
    await postPayout(tx, payout, "paidByHand");
    await notifyPaid(tx, payout);
    await publishPayout(tx.db, vendorId);
    return viewPayout(payout, parcels);
  });
}

async function findRecorded({ db }: SignedInCtx, input: Input): Promise<Payout | undefined> {
  const [known] = await db.select().from(payouts).where(eq(payouts.id, input.payoutId));
  if (!known) return undefined;
  const isSame =
    known.vendorId === input.vendorId && known.amountCents === input.amountCents && known.method === "manual";
  if (!isSame) throw new AppError("CONFLICT");
  return viewPayout(known, await db.$count(payoutParcels, eq(payoutParcels.payoutId, known.id)));
}
