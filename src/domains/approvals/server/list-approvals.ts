import { and, asc, count, desc, eq, gt, inArray, lte, ne, or, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { userRoles } from "#domains/accounts/server/tables.ts";
import { approvalPermissions } from "#domains/approvals/approval-rules.ts";
import type { Approval } from "#domains/approvals/approval-shape.ts";
import { users } from "#domains/auth/server/tables.ts";
import { adminRolesWith, mayAsAdmin } from "#kernel/permissions.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { approvals } from "./tables.ts";

const pageSize = 20;
type Page = {
  items: Approval[];
  otherAdministrators: number;
  total: number;
  page: number;
  pageSize: number;
};

const deciders = alias(users, "deciders");

/**
 * Requests for a second administrator, 20 a page: those that wait with the oldest first, or the decided and expired ones with the
 * latest first; and how many others could decide. For administrators.
 */
export async function listApprovals(
  ctx: SignedInCtx,
  { state, page }: { state: "waiting" | "decided"; page: number },
): Promise<Page> {
  const now = ctx.clock.now();
  const isWaiting = state === "waiting";
  const waits = and(eq(approvals.state, "waiting"), gt(approvals.expiresAt, now));
  const where = isWaiting ? waits : or(ne(approvals.state, "waiting"), lte(approvals.expiresAt, now));
  const order = isWaiting ? asc : desc;
  const rows = await unscopedSelect(ctx, where)
    .orderBy(order(approvals.requestedAt), order(approvals.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [others] = await ctx.db
    .select({ count: count() })
    .from(userRoles)
    .where(
      and(
        inArray(userRoles.adminRole, adminRolesWith("approvals.decide")),
        ne(userRoles.userId, ctx.caller.userId),
      ),
    );
  return {
    items: rows.map((row) => view(ctx, row)),
    otherAdministrators: others!.count,
    ...{ total: await ctx.db.$count(approvals, where), page, pageSize },
  };
}

/** What waits about some subjects, the oldest first; at most 20. The caller is an administrator. */
export async function listWaitingApprovals(
  ctx: SignedInCtx,
  subjectKind: (typeof approvals.$inferSelect)["subjectKind"],
  subjectIds: string[],
): Promise<Approval[]> {
  const where = and(
    ...[eq(approvals.state, "waiting"), gt(approvals.expiresAt, ctx.clock.now())],
    ...[eq(approvals.subjectKind, subjectKind), inArray(approvals.subjectId, subjectIds)],
  );
  const rows = await unscopedSelect(ctx, where).orderBy(asc(approvals.requestedAt)).limit(pageSize);
  return rows.map((row) => view(ctx, row));
}

type Row = Awaited<ReturnType<typeof unscopedSelect>>[number];

function unscopedSelect({ db }: SignedInCtx, where: SQL | undefined) {
  return db
    .select({ approval: approvals, requestedBy: users.name, decidedBy: deciders.name })
    .from(approvals)
    .leftJoin(users, eq(users.id, approvals.requestedBy))
    .leftJoin(deciders, eq(deciders.id, approvals.decidedBy))
    .where(where)
    .$dynamic();
}

function view({ caller, clock }: SignedInCtx, { approval, requestedBy, decidedBy }: Row): Approval {
  const { id, requestId, action, subjectKind, subjectId, facts, reason, decisionReason } = approval;
  const isOverdue = approval.state === "waiting" && approval.expiresAt <= clock.now();
  return {
    ...{
      id,
      requestId,
      action,
      subjectKind,
      subjectId,
      amountCents: approval.amountCents,
      facts,
      reason,
      decisionReason,
      requestedBy,
      decidedBy,
    },
    isOwn: approval.requestedBy === caller.userId,
    mayDecide: mayAsAdmin(caller, approvalPermissions[action]),
    state: isOverdue ? "expired" : approval.state,
    requestedAt: approval.requestedAt.toISOString(),
    expiresAt: approval.expiresAt.toISOString(),
    decidedAt: approval.decidedAt?.toISOString() ?? null,
  };
}
