import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, like, not, sql } from "drizzle-orm";
import { listWaitingApprovals } from "#domains/approvals/server/list-approvals.ts";
import { sessions, users } from "#domains/auth/server/tables.ts";
import { hasOtherAdministrator } from "#domains/decisions/server/other-administrator.ts";
import { orders } from "#domains/orders/server/tables.ts";
import { factors, recoveryCodes } from "#domains/second-factor/server/tables.ts";
import type { Ban, UserDetail } from "#domains/users/contract.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { mayChange } from "./internal/lock-person.ts";
import { selectPeople, viewPerson } from "./list-people.ts";
import { bans } from "./tables.ts";

const most = 20;

/**
 * A person as administrators see them: roles, sessions without addresses, factors, paid orders in cents, bans.
 * NOT_FOUND. For administrators.
 */
export async function getPerson(ctx: SignedInCtx, { userId }: { userId: string }): Promise<UserDetail> {
  const isPerson = and(eq(users.id, userId), not(like(users.email, "%@erased.invalid")));
  const [row] = await selectPeople(ctx.db).where(isPerson);
  if (!row) throw new AppError("NOT_FOUND");
  const { user } = row;
  return {
    ...viewPerson(row, ctx.clock.now()),
    language: user.language,
    phone: user.phoneNumberVerified ? user.phoneNumber : null,
    vendorId: row.vendorId,
    orders: await sumOrders(ctx, userId),
    sessions: await listSessions(ctx, userId),
    ...(await readFactors(ctx, userId)),
    bans: await listBans(ctx, userId),
    approvals: await listWaitingApprovals(ctx, "user", [userId]),
    mayChange: mayChange(ctx.caller, userId, row.adminRole !== null),
  };
}

async function sumOrders({ db }: SignedInCtx, userId: string): Promise<UserDetail["orders"]> {
  const [sum] = await db
    .select({
      count: sql`count(*)`.mapWith(Number),
      totalCents: sql`round(coalesce(sum(${orders.totalCents}), 0) * 100)`.mapWith(Number),
    })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.paidAt)));
  return sum!;
}

async function listSessions({ db, clock }: SignedInCtx, userId: string): Promise<UserDetail["sessions"]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, clock.now())))
    .orderBy(desc(sessions.updatedAt), asc(sessions.id))
    .limit(most);
  return rows.map((session) => ({
    id: session.id,
    userAgent: session.userAgent || null,
    hasSecondFactor: session.aal === "aal2",
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.updatedAt.toISOString(),
  }));
}

async function readFactors({ db }: SignedInCtx, userId: string) {
  const own = await db
    .select()
    .from(factors)
    .where(and(eq(factors.userId, userId), eq(factors.status, "verified")))
    .orderBy(asc(factors.createdAt));
  const unused = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));
  return {
    factors: own.map(({ friendlyName, factorType, createdAt }) => ({
      ...{ name: friendlyName, type: factorType, since: createdAt.toISOString() },
    })),
    recoveryCodes: await db.$count(recoveryCodes, unused),
  };
}

async function listBans({ db, caller }: SignedInCtx, userId: string): Promise<Ban[]> {
  const rows = await db
    .select()
    .from(bans)
    .where(eq(bans.userId, userId))
    .orderBy(desc(bans.createdAt))
    .limit(most);
  const ids = [...new Set(rows.flatMap(({ bannedBy, endedBy }) => [bannedBy, endedBy ?? bannedBy]))];
  const people = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, ids));
  const nameOf = (id: string | null) => people.find((one) => one.id === id)?.name ?? null;
  const isMine = rows.some(({ bannedBy }) => bannedBy === caller.userId);
  const othersDecide = isMine && (await hasOtherAdministrator(db, caller.userId, "users.manage"));
  return rows.map(({ id, rule, facts, endFacts, ...ban }) => ({
    ...{ id, rule, facts, endFacts, bannedBy: nameOf(ban.bannedBy), endedBy: nameOf(ban.endedBy) },
    ...{ objection: ban.objection, outcome: ban.outcome, outcomeReason: ban.outcomeReason },
    objectedAt: ban.objectedAt?.toISOString() ?? null,
    mayDecide: isWaiting(ban) && !(othersDecide && ban.bannedBy === caller.userId),
    bannedAt: ban.createdAt.toISOString(),
    endedAt: ban.endedAt?.toISOString() ?? null,
  }));
}

const isWaiting = ({
  objectedAt,
  outcome,
  endedAt,
}: Pick<typeof bans.$inferSelect, "objectedAt" | "outcome" | "endedAt">) =>
  objectedAt !== null && outcome === null && endedAt === null;
