import { and, asc, gt, type SQL } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { readInPages } from "#platform/db/read-in-pages.ts";
import { decisions } from "../tables.ts";

/** Decisions for a person's copy of their data. The caller has checked whose they are. */
export function unscopedExportDecisions(db: Db, condition: SQL) {
  return readInPages(async (after: { id: string } | undefined, limit: number) => {
    const rows = await db
      .select()
      .from(decisions)
      .where(and(condition, after && gt(decisions.id, after.id)))
      .orderBy(asc(decisions.id))
      .limit(limit);
    return rows.map(({ id, kind, reviewId, productName, rule, facts, ...row }) => ({
      ...{ id, kind, reviewId, productName, rule, facts },
      ...{ objection: row.objection, outcome: row.outcome, outcomeReason: row.outcomeReason },
      createdAt: row.createdAt.toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
    }));
  });
}
