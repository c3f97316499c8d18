import { and, asc, eq } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { reports } from "../tables.ts";

/**
 * An open report with all open ones of the same thing, which are decided together, locked in the caller's transaction. NOT_FOUND,
 * CONFLICT if it is closed.
 */
export async function lockTogether({ db }: SignedInCtx, reportId: string) {
  const [known] = await db
    .select({ subjectId: reports.subjectId })
    .from(reports)
    .where(eq(reports.id, reportId));
  if (!known) throw new AppError("NOT_FOUND");
  const together = await db
    .select()
    .from(reports)
    .where(and(eq(reports.subjectId, known.subjectId), eq(reports.state, "open")))
    .orderBy(asc(reports.id))
    .for("update");
  const report = together.find(({ id }) => id === reportId);
  if (!report) throw new AppError("CONFLICT");
  return { report, together };
}
