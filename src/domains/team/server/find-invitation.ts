import { and, eq, gt } from "drizzle-orm";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { hashInvitationToken } from "./internal/invitation-token.ts";
import { teamInvitations } from "./tables.ts";

/**
 * What a mailed link invites to; null if it is unknown, used, revoked or expired, without saying which. For who
 * has the link, signed in or not.
 */
export async function findInvitation({ db, clock }: Ctx, { token }: { token: string }) {
  const [found] = await db
    .select({
      companyName: vendors.companyName,
      role: teamInvitations.role,
      email: teamInvitations.email,
      expiresAt: teamInvitations.expiresAt,
    })
    .from(teamInvitations)
    .innerJoin(vendors, eq(vendors.id, teamInvitations.vendorId))
    .where(
      and(
        eq(teamInvitations.tokenHash, hashInvitationToken(token)),
        gt(teamInvitations.expiresAt, clock.now()),
      ),
    );
  return found ? { ...found, expiresAt: found.expiresAt.toISOString() } : null;
}
