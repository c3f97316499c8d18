import { decline } from "#domains/approvals/server/decline.ts";
import { listApprovals } from "#domains/approvals/server/list-approvals.ts";
import { approve } from "#domains/security/server/approve.ts";
import { outcomeOf, type World } from "./world.ts";

/** A second administrator approves what waits; what has become impossible is declined. */
export async function approveWaiting({ secondAdmin }: Pick<World, "secondAdmin">): Promise<void> {
  const { items } = await listApprovals(secondAdmin, { state: "waiting", page: 1 });
  for (const { id: approvalId } of items)
    if ((await outcomeOf(approve(secondAdmin, { approvalId }))) !== "done")
      await outcomeOf(decline(secondAdmin, { approvalId, reason: "No longer possible" }));
}
