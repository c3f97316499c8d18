import { eq, or } from "drizzle-orm";
import { endMemberships } from "#domains/vendors/server/end-memberships.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { teamInvitations } from "./tables.ts";

/**
 * The caller leaves their team and is no longer invited anywhere; where the shop is theirs, its team is dissolved. In
 * the caller's transaction.
 */
export async function eraseTeam(tx: SignedInCtx): Promise<void> {
  const { vendor, email } = tx.caller;
  const isOwner = vendor?.teamRole === "owner";
  await tx.db
    .delete(teamInvitations)
    .where(
      or(
        eq(teamInvitations.email, email.toLowerCase()),
        isOwner ? eq(teamInvitations.vendorId, vendor.id) : undefined,
      ),
    );
  await endMemberships(tx);
}
