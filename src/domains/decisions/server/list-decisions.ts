import { and, asc, count, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { hasOtherAdministrator } from "./internal/other-administrator.ts";
import { viewDecision } from "./internal/view-decision.ts";
import { decisions } from "./tables.ts";

type Input = { vendorId?: string | undefined; onlyObjections: boolean; page: number };

const pageSize = 20;
const deciders = alias(users, "deciders");

/**
 * Decisions about one vendor or all, newest first; or those with an objection that waits, the longest waiting first. 20
 * per page. For administrators.
 */
export async function listDecisions({ db, caller }: SignedInCtx, { vendorId, onlyObjections, page }: Input) {
  const isWanted = and(
    vendorId ? eq(decisions.vendorId, vendorId) : undefined,
    onlyObjections ? and(isNotNull(decisions.objectedAt), isNull(decisions.outcome)) : undefined,
  );
  const [[counted], rows, isAnother] = await Promise.all([
    db.select({ total: count() }).from(decisions).where(isWanted),
    db
      .select({
        decision: decisions,
        companyName: vendors.companyName,
        language: users.language,
        decidedBy: deciders.name,
      })
      .from(decisions)
      .innerJoin(vendors, eq(vendors.id, decisions.vendorId))
      .innerJoin(users, eq(users.id, vendors.userId))
      .leftJoin(deciders, eq(deciders.id, decisions.decidedBy))
      .where(isWanted)
      .orderBy(onlyObjections ? asc(decisions.objectedAt) : desc(decisions.createdAt), decisions.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    hasOtherAdministrator(db, caller.userId),
  ]);
  return {
    items: rows.map(({ decidedBy, ...row }) => ({
      ...viewDecision(row),
      decidedBy,
      mayDecide:
        row.decision.objectedAt !== null &&
        row.decision.outcome === null &&
        (row.decision.decidedBy !== caller.userId || !isAnother),
    })),
    total: counted!.total,
    page,
    pageSize,
  };
}
