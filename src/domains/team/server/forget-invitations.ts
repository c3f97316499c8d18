import { lte } from "drizzle-orm";
import { expiryOf, retention } from "#kernel/retention.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { teamInvitations } from "./tables.ts";

/** Deletes the addresses whose invitation expired 30 days ago. Called by a scheduled job; safe to repeat. */
export async function forgetInvitations({ db, clock }: Pick<Infra, "db" | "clock">): Promise<void> {
  const before = expiryOf(retention.expiredInvitations, clock.now());
  await db.delete(teamInvitations).where(lte(teamInvitations.expiresAt, before));
}
