import { eq, type SQL } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import type { Decision } from "#domains/decisions/contract.ts";
import { isRestriction } from "#domains/decisions/decision-rules.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import type { Db } from "#platform/db/database.ts";
import { decisions } from "../tables.ts";

type Row = { decision: typeof decisions.$inferSelect; companyName: string; language: string };

/** Decisions with their vendors' names and their owners' languages. */
export const selectDecisions = (db: Db) =>
  db
    .select({ decision: decisions, companyName: vendors.companyName, language: users.language })
    .from(decisions)
    .innerJoin(vendors, eq(vendors.id, decisions.vendorId))
    .innerJoin(users, eq(users.id, vendors.userId));

/** A decision as its vendor sees it; who decided stays with the administrators. */
export function viewDecision({ decision, companyName, language }: Row): Decision {
  const { decidedBy: _, outcomeBy: __, ...shown } = decision;
  return {
    ...shown,
    companyName,
    language,
    openParcelsUntil: decision.openParcelsUntil?.toISOString() ?? null,
    createdAt: decision.createdAt.toISOString(),
    endedAt: decision.endedAt?.toISOString() ?? null,
    objectedAt: decision.objectedAt?.toISOString() ?? null,
    outcomeAt: decision.outcomeAt?.toISOString() ?? null,
    canObject: isRestriction(decision.kind) && !decision.endedAt && !decision.objectedAt,
  };
}

/** The one decision that the condition names. NOT_FOUND without one. */
export async function readDecision(db: Db, condition: SQL): Promise<Decision> {
  const [row] = await selectDecisions(db).where(condition);
  if (!row) throw new AppError("NOT_FOUND");
  return viewDecision(row);
}
