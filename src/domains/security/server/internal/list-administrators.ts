import { and, asc, count, desc, eq, gt, inArray, isNull } from "drizzle-orm";
import { userRoles } from "#domains/accounts/server/tables.ts";
import { sessions, users } from "#domains/auth/server/tables.ts";
import { factors, recoveryCodes } from "#domains/second-factor/server/tables.ts";
import type { Administrator } from "#domains/security/watch-calls.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

const mostPeople = 50;
const mostSessions = 20;

/** Everyone with the role of an administrator, by name: their factors, recovery codes and sessions. For administrators. */
export async function listAdministrators(ctx: SignedInCtx): Promise<Administrator[]> {
  const { db, caller } = ctx;
  const people = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(eq(userRoles.role, "admin"))
    .orderBy(asc(users.name), asc(users.id))
    .limit(mostPeople);
  const ids = people.map(({ id }) => id);
  const own = await db
    .select()
    .from(factors)
    .where(and(inArray(factors.userId, ids), eq(factors.status, "verified")))
    .orderBy(asc(factors.createdAt));
  const codes = await db
    .select({ userId: recoveryCodes.userId, count: count() })
    .from(recoveryCodes)
    .where(and(inArray(recoveryCodes.userId, ids), isNull(recoveryCodes.usedAt)))
    .groupBy(recoveryCodes.userId);
  const open = await listOpenSessions(ctx, ids);
  return people.map((person) => ({
    ...person,
    isSelf: person.id === caller.userId,
    factors: own
      .filter(({ userId }) => userId === person.id)
      .map((one) => ({ name: one.friendlyName, type: one.factorType, since: one.createdAt.toISOString() })),
    recoveryCodes: codes.find(({ userId }) => userId === person.id)?.count ?? 0,
    sessions: open
      .filter(({ userId }) => userId === person.id)
      .map(viewSession)
      .slice(0, mostSessions),
  }));
}

function listOpenSessions({ db, clock }: SignedInCtx, userIds: string[]) {
  return db
    .select()
    .from(sessions)
    .where(and(inArray(sessions.userId, userIds), gt(sessions.expiresAt, clock.now())))
    .orderBy(desc(sessions.updatedAt), asc(sessions.id))
    .limit(mostPeople * mostSessions);
}

function viewSession(row: typeof sessions.$inferSelect): Administrator["sessions"][number] {
  return {
    id: row.id,
    userAgent: row.userAgent || null,
    ipAddress: row.ipAddress || null,
    hasSecondFactor: row.aal === "aal2",
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.updatedAt.toISOString(),
  };
}
