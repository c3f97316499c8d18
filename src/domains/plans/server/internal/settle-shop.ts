import { planLife } from "#domains/plans/plan-life.ts";
import { unscopedPauseShop } from "#domains/vendors/server/pause-shop.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { type PlanStatus, unscopedGetPlanStatus } from "./plan-status.ts";
import { queuePlanMail } from "./queue-plan-mail.ts";

/**
 * Hides a shop whose grace period is over and shows one that is paid again, with a mail to its owner; in the caller's
 * transaction.
 */
export async function settleShop(tx: Infra, vendorId: string): Promise<PlanStatus> {
  const status = await unscopedGetPlanStatus(tx, vendorId, { locks: true });
  const { isHidden } = planLife[status.state];
  if (await unscopedPauseShop(tx, vendorId, isHidden))
    await queuePlanMail(tx, vendorId, { kind: isHidden ? "shopHidden" : "shopBack", when: tx.clock.now() });
  return status;
}
