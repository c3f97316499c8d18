import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import { hasOtherAdministrator } from "#domains/decisions/server/other-administrator.ts";
import type { Report, ReportSummary } from "#domains/moderation/report-calls.ts";
import { reviews } from "#domains/reviews/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import type { Db } from "#platform/db/database.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { type Evidence, reports } from "../tables.ts";
import { unscopedReadThing } from "./read-thing.ts";
import { referenceOf } from "./reference-of.ts";

const reporters = alias(users, "reporters");
const reported = alias(users, "reported");
const takers = alias(users, "takers");
const closers = alias(users, "closers");
const others = alias(reports, "others");

/** How many other open reports there are of the same thing. */
const otherCount = sql<number>`(select count(*)::int from ${reports} ${sql.identifier("others")}
  where ${others.subjectId} = ${reports.subjectId} and ${others.state} = 'open' and ${others.id} <> ${reports.id})`;

/** Reports with the accounts that they name. The caller has checked who asks. */
export function unscopedSelectReports(db: Db, where: SQL | undefined) {
  return db
    .select({
      report: reports,
      reporter: { name: reporters.name, email: reporters.email },
      reported: { name: reported.name, email: reported.email, language: reported.language },
      takenBy: takers.name,
      closedBy: closers.name,
      otherCount,
    })
    .from(reports)
    .leftJoin(reporters, eq(reporters.id, reports.reporterId))
    .leftJoin(reported, eq(reported.id, reports.reportedId))
    .leftJoin(takers, eq(takers.id, reports.takenBy))
    .leftJoin(closers, eq(closers.id, reports.closedBy))
    .where(where)
    .$dynamic();
}
type Row = Awaited<ReturnType<typeof unscopedSelectReports>>[number];

/** A report as a row of the administrators' list. */
export function summarizeReport({ report, takenBy, otherCount: count }: Row, userId: string): ReportSummary {
  const { id, kind, reason, state, outcome, isSuspected, evidence } = report;
  return {
    ...{ id, kind, reason, state, outcome, isSuspected, takenBy, otherCount: count },
    reference: referenceOf(report),
    title: evidence.title ?? evidence.texts[0]?.content.slice(0, 80) ?? "",
    isMine: report.takenBy === userId,
    hasObjection: report.objectedAt !== null && report.objectionOutcome === null,
    createdAt: report.createdAt.toISOString(),
    closedAt: report.closedAt?.toISOString() ?? null,
  };
}

/** One report in full, with the thing as it is now. NOT_FOUND. The caller has checked who asks. */
export async function unscopedReadReport(ctx: SignedInCtx, reportId: string): Promise<Report> {
  const [row] = await unscopedSelectReports(ctx.db, eq(reports.id, reportId));
  if (!row) throw new AppError("NOT_FOUND");
  const { report } = row;
  const { userId } = ctx.caller;
  const isOwnDecision = report.closedBy === userId;
  return {
    ...summarizeReport(row, userId),
    words: report.words,
    reporter: reporterOf(row),
    hasAccount: report.reporterId !== null,
    reported: row.reported,
    subjectId: report.subjectId,
    atReport: shown(report.evidence),
    now: await readNow(ctx.db, report),
    ...{ answer: report.closeReason, closedBy: row.closedBy, takenAt: report.takenAt?.toISOString() ?? null },
    ...{ objection: report.objection, objectionOutcome: report.objectionOutcome },
    objectionAnswer: report.objectionReason,
    objectedAt: report.objectedAt?.toISOString() ?? null,
    mayAnswer: !isOwnDecision || !(await hasOtherAdministrator(ctx.db, userId, "moderation.manage")),
    others: await listOthers(ctx.db, report),
  };
}

function reporterOf({ report, reporter }: Row): Report["reporter"] {
  const { reporterName: name, reporterEmail: email } = report;
  return reporter ?? (name && email ? { name, email } : null);
}

const shown = ({ title, texts, pictureUrls = [] }: Evidence): Report["atReport"] => ({
  ...{ title: title ?? null, texts, pictureUrls },
});

type Stored = typeof reports.$inferSelect;

/** A message is shown as it was reported: administrators read no conversations. */
async function readNow(db: Db, { kind, subjectId, reportedId }: Stored): Promise<Report["now"]> {
  if (kind === "message" || kind === "conversation")
    return { state: "copy", thing: null, version: null, vendorId: await findVendor(db, reportedId) };
  const thing = await unscopedReadThing(db, kind, subjectId);
  if (!thing) return { state: "gone", thing: null, version: null, vendorId: null };
  return {
    state: thing.isShown ? "shown" : "hidden",
    thing: shown(thing.evidence),
    version: kind === "review" ? await findVersion(db, subjectId) : null,
    vendorId: thing.vendorId,
  };
}

async function findVersion(db: Db, reviewId: string): Promise<number | null> {
  const [review] = await db
    .select({ version: reviews.version })
    .from(reviews)
    .where(eq(reviews.id, reviewId));
  return review?.version ?? null;
}

async function findVendor(db: Db, userId: string | null): Promise<string | null> {
  if (!userId) return null;
  const [vendor] = await db.select({ id: vendors.id }).from(vendors).where(eq(vendors.userId, userId));
  return vendor?.id ?? null;
}

const mostOthers = 20;

/** The oldest 20 other open reports of the thing. */
async function listOthers(db: Db, { id, subjectId }: Stored): Promise<Report["others"]> {
  const rows = await db
    .select()
    .from(reports)
    .where(and(eq(reports.subjectId, subjectId), eq(reports.state, "open"), ne(reports.id, id)))
    .orderBy(reports.createdAt, reports.id)
    .limit(mostOthers);
  return rows.map((row) => ({
    ...{ id: row.id, reference: referenceOf(row), reason: row.reason, words: row.words },
    createdAt: row.createdAt.toISOString(),
  }));
}
