import { eq } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { postPayout } from "#domains/ledger/server/post-payout.ts";
import { lockAvailable } from "#domains/orders/server/read-owed.ts";
import type { Payout } from "#domains/payouts/shapes.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { bookPayout } from "./internal/book-payout.ts";
import { notifyPaid } from "./internal/notify-paid.ts";
import { viewPayout } from "./internal/payout-rows.ts";
import { publishPayout } from "./internal/publish-payout.ts";
import { payoutParcels, payouts } from "./tables.ts";

export type ManualPayout = { vendorId: string; payoutId: string; amountCents: number; note: string };

/** Books a bank payment that an administrator made, in the caller's transaction. The errors of `recordManualPayout`. */
export async function payByHand(tx: SignedInCtx, input: ManualPayout): Promise<Payout> {
  const availableCents = await lockAvailable(tx, input.vendorId);
  const known = await findManualPayout(tx, input);
  if (known) return known;
  const { payoutId: id, vendorId, amountCents, note } = input;
  if (amountCents > availableCents) throw new AppError("PAYOUT_ABOVE_BALANCE");
  const by = tx.caller.userId;
  const about = { id, vendorId, amountCents, note, recordedBy: by, decidedBy: by, decidedAt: tx.clock.now() };
  const { payout, parcels } = await bookPayout(tx, { ...about, method: "manual" }, availableCents);
  await postPayout(tx, payout, "paidByHand");
  await notifyPaid(tx, payout);
  await publishPayout(tx.db, vendorId);
  await recordAction(tx, {
    ...{ action: "vendor.pay-by-hand", subject: { kind: "vendor", id: vendorId }, reason: note },
    ...{ before: { availableCents }, after: { payoutId: id, amountCents } },
  });
  return viewPayout(payout, parcels);
}

/** The same payment, if it was recorded before. CONFLICT if its id names another one. */
export async function findManualPayout(
  { db }: SignedInCtx,
  input: Omit<ManualPayout, "note">,
): Promise<Payout | undefined> {
  const [known] = await db.select().from(payouts).where(eq(payouts.id, input.payoutId));
  if (!known) return undefined;
  const isSame =
    known.vendorId === input.vendorId && known.amountCents === input.amountCents && known.method === "manual";
  if (!isSame) throw new AppError("CONFLICT");
  return viewPayout(known, await db.$count(payoutParcels, eq(payoutParcels.payoutId, known.id)));
}
