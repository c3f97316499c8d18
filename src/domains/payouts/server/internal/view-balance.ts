import { readOwed } from "#domains/orders/server/read-owed.ts";
import { getPendingCommissions } from "#domains/payouts/server/get-pending-commissions.ts";
import type { Balance } from "#domains/payouts/shapes.ts";
import { readSettings } from "#domains/settings/server/read-settings.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { nextPayoutAfter } from "./next-payout.ts";
import { readPaid } from "./read-paid.ts";

const payoutKeys = [
  "payouts.smallestCents",
  "availability.afterReceiptDays",
  "availability.afterTrackedDispatchDays",
] as const;

/** A vendor's balance as displayed. The caller has checked whose it is. */
export async function viewBalance(
  { db, clock }: Pick<Infra, "db" | "clock">,
  vendorId: string,
): Promise<Balance> {
  const [owed, paid, pendingCommissionCents, set] = await Promise.all([
    readOwed({ db, clock }, vendorId),
    readPaid(db, vendorId),
    getPendingCommissions(db, vendorId),
    readSettings({ db, clock }, payoutKeys),
  ]);
  return {
    ...owed,
    ...paid,
    pendingCommissionCents,
    rule: {
      smallestCents: set["payouts.smallestCents"],
      afterReceiptDays: set["availability.afterReceiptDays"],
      afterDispatchDays: set["availability.afterTrackedDispatchDays"],
    },
    nextPayoutAt: nextPayoutAfter(clock.now()).toISOString(),
  };
}
