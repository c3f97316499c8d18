import { randomInt } from "node:crypto";
import { and, eq, isNotNull, or, type SQL } from "drizzle-orm";
import { notifyAdministrators } from "#domains/notifications/server/notify.ts";
import { AppError } from "#kernel/errors.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { reports } from "../tables.ts";
import { queueReceived } from "./queue-report-mail.ts";
import { referenceOf } from "./reference-of.ts";

type New = Pick<
  typeof reports.$inferInsert,
  "kind" | "subjectId" | "reportedId" | "reason" | "words" | "requestId" | "evidence" | "isSuspected"
>;

/** An account, or a visitor, whose address is in lower case. */
export type Reporter = { userId: string } | { name: string; email: string; language: string };

/**
 * Writes a report, mails the reference and notifies administrators, in the caller's transaction. The same request, and the same
 * thing while the reporter's report of it is open, is one report. Who works on reports of the thing already has this one too.
 */
export async function addReport(tx: Ctx, reporter: Reporter, report: New): Promise<{ reference: string }> {
  const now = tx.clock.now();
  const { isSuspected } = report;
  const [written] = await tx.db
    .insert(reports)
    .values({
      ...{ ...report, ...columnsOf(reporter), createdAt: now },
      ...(isSuspected
        ? { state: "closed" as const, closedAt: now, closeReason: "" }
        : await findTaker(tx, report)),
    })
    .onConflictDoNothing()
    .returning();
  if (written && !isSuspected) {
    await queueReceived(tx, written);
    await notifyAdministrators(tx, { kind: kinds[written.kind], subjectId: written.id, params: {} });
  }
  return { reference: referenceOf(written ?? (await findKnown(tx, reporter, report))) };
}

const kinds = {
  message: "messageReported",
  conversation: "messageReported",
  review: "reviewReported",
  product: "productReported",
  vendor: "vendorReported",
} as const;

/** With nine digits, unlike the numbers that are counted. */
const [lowest, highest] = [100_000_000, 999_999_999];

const columnsOf = (reporter: Reporter) =>
  "userId" in reporter
    ? { reporterId: reporter.userId }
    : {
        ...{
          reporterName: reporter.name,
          reporterEmail: reporter.email,
          reporterLanguage: reporter.language,
        },
        visitorNumber: randomInt(lowest, highest),
      };

async function findTaker({ db }: Ctx, { subjectId }: New) {
  const [other] = await db
    .select({ takenBy: reports.takenBy, takenAt: reports.takenAt })
    .from(reports)
    .where(and(eq(reports.subjectId, subjectId), eq(reports.state, "open"), isNotNull(reports.takenBy)))
    .limit(1);
  return other ?? {};
}

const isBy = (reporter: Reporter): SQL =>
  "userId" in reporter ? eq(reports.reporterId, reporter.userId) : eq(reports.reporterEmail, reporter.email);

/** The reporter's report of the same request, or the one about this that is open. */
async function findKnown({ db }: Ctx, reporter: Reporter, { subjectId, requestId }: New) {
  const [known] = await db
    .select({ number: reports.number, visitorNumber: reports.visitorNumber })
    .from(reports)
    .where(
      and(
        isBy(reporter),
        or(
          eq(reports.requestId, requestId),
          and(eq(reports.subjectId, subjectId), eq(reports.state, "open")),
        ),
      ),
    );
  if (!known) throw new AppError("CONFLICT");
  return known;
}
