import { planLife } from "#domains/plans/plan-life.ts";
import { unscopedPauseShop } from "#domains/vendors/server/pause-shop.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { queuePlanMail } from "./queue-plan-mail.tsx";
import { type Standing, unscopedGetStanding } from "./standing.ts";

/** Hides a shop whose grace is over and shows one again that is paid for, with a mail to its owner; in the caller's transaction. */
export async function settleShop(tx: Doors, vendorId: string): Promise<Standing> {
  const standing = await unscopedGetStanding(tx, vendorId, { locks: true });
  const { isHidden } = planLife[standing.state];
  if (await unscopedPauseShop(tx, vendorId, isHidden))
    await queuePlanMail(tx, vendorId, { kind: isHidden ? "shopHidden" : "shopBack", when: tx.clock.now() });
  return standing;
}
