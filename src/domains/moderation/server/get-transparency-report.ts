import { and, count, gte, inArray, lt, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Restriction } from "#domains/decisions/decision-rules.ts";
import { decisions } from "#domains/decisions/server/tables.ts";
import {
  restrictions,
  type TransparencyPeriod,
  type TransparencyReport,
} from "#domains/moderation/transparency.ts";
import type { Db } from "#platform/db/database.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { reports } from "./tables.ts";

const dayMs = 86_400_000;

const boundsOf = ({ from, to }: TransparencyPeriod) => ({
  start: new Date(`${from}T00:00:00Z`),
  end: new Date(Date.parse(to) + dayMs),
});

const outcome = sql<"open" | "none" | "acted" | "discarded">`case when ${reports.isSuspected} then 'discarded'
  when ${reports.state} = 'open' then 'open' else coalesce(${reports.outcome}, 'none') end`;
/** What was discarded by itself was decided by no one. */
const medianHours = sql<
  number | null
>`round((percentile_cont(0.5) within group (order by extract(epoch from ${reports.closedAt} - ${reports.createdAt}))
  filter (where not ${reports.isSuspected} and ${reports.closedAt} is not null) / 3600)::numeric, 1)::float`;
const countOf = (condition: ReturnType<typeof sql>) =>
  sql<number>`(count(*) filter (where ${condition}))::int`;

/**
 * How many reports the days brought, by thing, reason and what came of them, with the median of the hours to the decision; and the
 * restrictions that were imposed in them, by rule (R62, article 24 there). Objections count with what they are against. For
 * administrators.
 */
export async function getTransparencyReport(
  { db }: Pick<SignedInCtx, "db">,
  period: TransparencyPeriod,
): Promise<TransparencyReport> {
  const bounds = boundsOf(period);
  const [total, reported, decided] = await Promise.all([
    sumReports(db, bounds),
    countReports(db, bounds),
    countDecisions(db, bounds),
  ]);
  return { total, reports: reported, decisions: decided };
}

type Bounds = ReturnType<typeof boundsOf>;
const isIn = (moment: PgColumn, { start, end }: Bounds) => and(gte(moment, start), lt(moment, end));

async function sumReports(db: Db, bounds: Bounds) {
  const decided = countOf(sql`not ${reports.isSuspected} and ${reports.closedAt} is not null`);
  const [total] = await db
    .select({ reports: count(), decided, medianHours })
    .from(reports)
    .where(isIn(reports.createdAt, bounds));
  return total!;
}

const countReports = (db: Db, bounds: Bounds) =>
  db
    .select({
      ...{ kind: reports.kind, reason: reports.reason, outcome, isAutomatic: reports.isSuspected },
      ...{ count: count(), medianHours },
      objections: countOf(sql`${reports.objectedAt} is not null`),
      upheld: countOf(sql`${reports.objectionOutcome} = 'upheld'`),
      reversed: countOf(sql`${reports.objectionOutcome} = 'reversed'`),
    })
    .from(reports)
    .where(isIn(reports.createdAt, bounds))
    .groupBy(sql`1, 2, 3, 4`)
    .orderBy(sql`1, 2, 3, 4`);

/** Where one table is selected from, columns are written without it: inside the inner select they would be its own. */
const countDecisions = (db: Db, bounds: Bounds) =>
  db
    .select({
      kind: sql<Restriction>`${decisions.kind}`,
      ...{ rule: decisions.rule, isAutomatic: decisions.isAutomatic },
      isReported: sql<boolean>`exists (select from ${reports} where ${reports}.decision_id = ${decisions}.id)`,
      count: count(),
      objections: countOf(sql`${decisions.objectedAt} is not null`),
      upheld: countOf(sql`${decisions.outcome} = 'upheld'`),
      reversed: countOf(sql`${decisions.outcome} = 'reversed'`),
    })
    .from(decisions)
    .where(and(inArray(decisions.kind, restrictions), isIn(decisions.createdAt, bounds)))
    .groupBy(sql`1, 2, 3, 4`)
    .orderBy(sql`1, 2, 3, 4`);
