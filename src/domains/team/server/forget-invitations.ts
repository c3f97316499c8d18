import { lte } from "drizzle-orm";
import { expiredBefore, type Forgetting } from "#platform/rpc/expired-before.ts";
import { teamInvitations } from "./tables.ts";

/** Deletes the addresses whose invitation expired longer ago than is set (R66). Called by a scheduled job; safe to repeat. */
export async function forgetInvitations(infra: Forgetting): Promise<void> {
  const { db } = infra;
  const before = await expiredBefore(infra, "expiredInvitations");
  await db.delete(teamInvitations).where(lte(teamInvitations.expiresAt, before));
}
