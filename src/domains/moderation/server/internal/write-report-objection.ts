import { and, eq, gt, isNull, type SQL } from "drizzle-orm";
import { objectionDays } from "#domains/moderation/report-rules.ts";
import { notifyAdministrators } from "#domains/notifications/server/notify.ts";
import { AppError } from "#kernel/errors.ts";
import { expiryOf } from "#kernel/retention.ts";
import { type Ctx, inTransaction } from "#platform/rpc/context.ts";
import { reports } from "../tables.ts";

/** Closed without a measure, by a person, at most six months ago, and not objected to yet. */
const isOpenToObjection = (now: Date): SQL =>
  and(
    eq(reports.outcome, "none"),
    gt(reports.closedAt, expiryOf({ days: objectionDays }, now)),
    isNull(reports.objectedAt),
  )!;

/** Writes what a reporter says against the decision, once, and notifies administrators. NOT_FOUND, CONFLICT. */
export async function writeReportObjection(ctx: Ctx, isOwn: SQL, objection: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const [written] = await tx.db
      .update(reports)
      .set({ objection, objectedAt: now })
      .where(and(isOwn, isOpenToObjection(now)))
      .returning({ id: reports.id });
    if (!written) throw new AppError((await tx.db.$count(reports, isOwn)) > 0 ? "CONFLICT" : "NOT_FOUND");
    await notifyAdministrators(tx, { kind: "reportObjected", subjectId: written.id, params: {} });
  });
}
