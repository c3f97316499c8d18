import { and, eq, ne, sql } from "drizzle-orm";
import { largestTeam } from "#domains/team/team-rules.ts";
import { vendorMembers } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { teamInvitations } from "../tables.ts";

/** Lets the changes to a shop's team wait for each other until the transaction ends. */
export async function lockTeam({ db }: Pick<SignedInCtx, "db">, vendorId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`team:${vendorId}`}, 0))`);
}

/** Refuses one more invitation if members and invitations fill the team; the team is locked. TEAM_FULL. */
export async function assertNotFull({ db }: Pick<SignedInCtx, "db">, vendorId: string): Promise<void> {
  const isMember = and(eq(vendorMembers.vendorId, vendorId), ne(vendorMembers.role, "owner"));
  const members = await db.$count(vendorMembers, isMember);
  const invited = await db.$count(teamInvitations, eq(teamInvitations.vendorId, vendorId));
  if (members + invited >= largestTeam) throw new AppError("TEAM_FULL");
}
