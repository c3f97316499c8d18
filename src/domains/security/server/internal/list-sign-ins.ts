import { asc, count, countDistinct, desc, eq, gt, gte, max, sql } from "drizzle-orm";
import { failedSignIns, users } from "#domains/auth/server/tables.ts";
import { factorAttempts } from "#domains/second-factor/server/tables.ts";
import type { Watch } from "#domains/security/watch-calls.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

const day = 86_400_000;

/** Refused passwords of the last 24 hours by account, the most first; at most 20. For administrators. */
export async function listFailedSignIns({ db, clock }: SignedInCtx): Promise<Watch["signIns"]["failed"]> {
  const attempts = count();
  const rows = await db
    .select({
      userId: failedSignIns.userId,
      name: users.name,
      attempts,
      addresses: countDistinct(failedSignIns.ipAddress),
      lastAt: max(failedSignIns.createdAt),
      lastAddress: sql<string>`(array_agg(${failedSignIns.ipAddress} order by ${failedSignIns.createdAt} desc))[1]`,
    })
    .from(failedSignIns)
    .leftJoin(users, eq(users.id, failedSignIns.userId))
    .where(gte(failedSignIns.createdAt, new Date(clock.now().getTime() - day)))
    .groupBy(failedSignIns.userId, users.name)
    .orderBy(desc(attempts), asc(failedSignIns.userId))
    .limit(20);
  return rows.map((row) => ({ ...row, lastAt: row.lastAt!.toISOString() }));
}

type Locked = Watch["signIns"]["locked"];
const mostLocked = 50;

/** Accounts that are banned, or whose second factor waits after wrong codes; at most 50 of each. For administrators. */
export async function listLockedAccounts({ db, clock }: SignedInCtx): Promise<Locked> {
  const now = clock.now();
  const person = { userId: users.id, name: users.name };
  const banned = await db
    .select({ ...person, until: users.bannedUntil })
    .from(users)
    .where(gt(users.bannedUntil, now))
    .orderBy(desc(users.bannedUntil), asc(users.id))
    .limit(mostLocked);
  const blocked = await db
    .select({ ...person, until: factorAttempts.blockedUntil, wrongCodes: factorAttempts.failed })
    .from(factorAttempts)
    .innerJoin(users, eq(users.id, factorAttempts.userId))
    .where(gt(factorAttempts.blockedUntil, now))
    .orderBy(desc(factorAttempts.blockedUntil), asc(users.id))
    .limit(mostLocked);
  const isoOf = ({ until }: { until: Date | null }) => until!.toISOString();
  return [
    ...banned.map((row) => ({ ...row, why: "banned" as const, wrongCodes: 0, until: isoOf(row) })),
    ...blocked.map((row) => ({ ...row, why: "wrongCodes" as const, until: isoOf(row) })),
  ];
}
