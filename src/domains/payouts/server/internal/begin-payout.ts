import { and, eq, isNotNull, or } from "drizzle-orm";
import { postPayout } from "#domains/ledger/server/post-payout.ts";
import { lockAvailable } from "#domains/orders/server/read-owed.ts";
import { payoutsJobs } from "#domains/payouts/jobs.ts";
import { payoutAccounts, payouts } from "#domains/payouts/server/tables.ts";
import { readSettings } from "#domains/settings/server/read-settings.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { type BookedPayout, bookPayout } from "./book-payout.ts";
import { publishPayout } from "./publish-payout.ts";

/**
 * Starts a payout of everything available to a vendor, in the caller's transaction; the job `send-payout` makes the
 * transfer. PAYOUT_ACCOUNT_NOT_READY, PAYOUT_UNDER_WAY (one at a time), PAYOUT_TOO_SMALL below the smallest
 * amount of the settings; PAYOUTS_PAUSED while an administrator has stopped them, or has suspended the vendor.
 */
export async function beginPayout(tx: Infra, vendorId: string): Promise<BookedPayout> {
  const availableCents = await lockAvailable(tx, vendorId);
  const isPaused = or(isNotNull(vendors.payoutsPausedAt), isNotNull(vendors.suspendedAt));
  if ((await tx.db.$count(vendors, and(eq(vendors.id, vendorId), isPaused))) > 0)
    throw new AppError("PAYOUTS_PAUSED");
  const isReady = and(eq(payoutAccounts.vendorId, vendorId), eq(payoutAccounts.isReady, true));
  if ((await tx.db.$count(payoutAccounts, isReady)) === 0) throw new AppError("PAYOUT_ACCOUNT_NOT_READY");
  const isUnderWay = and(eq(payouts.vendorId, vendorId), eq(payouts.state, "started"));
  if ((await tx.db.$count(payouts, isUnderWay)) > 0) throw new AppError("PAYOUT_UNDER_WAY");
  const { "payouts.smallestCents": smallest } = await readSettings(tx, ["payouts.smallestCents"]);
  if (availableCents < smallest) throw new AppError("PAYOUT_TOO_SMALL");
  const booked = await bookPayout(
    tx,
    { vendorId, method: "automatic", amountCents: availableCents },
    availableCents,
  );
  await postPayout(tx, booked.payout, "started");
  await tx.jobs.enqueue(tx.db, payoutsJobs.sendPayout, { payoutId: booked.payout.id });
  await publishPayout(tx.db, vendorId);
  return booked;
}
