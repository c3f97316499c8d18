import { moderationLimits } from "#domains/moderation/limits.ts";
import type { PublicKind, ReportReason } from "#domains/moderation/report-rules.ts";
import { AppError } from "#kernel/errors.ts";
import { limitSending } from "#platform/limits/limit-sending.ts";
import { type Ctx, inTransaction } from "#platform/rpc/context.ts";
import { addReport, type Reporter } from "./add-report.ts";
import { unscopedReadThing } from "./read-thing.ts";

/** What is said about a thing that anybody can see. Name and address are only read of who has no account. */
export type PublicReport = {
  reason: ReportReason;
  words: string;
  name?: string | undefined;
  email?: string | undefined;
  trap?: string | undefined;
  requestId: string;
};

/**
 * Reports a thing that shoppers see and the caller does not own, with a copy of it (R62). NOT_FOUND otherwise, BAD_REQUEST for a
 * visitor without name or address, TOO_MANY_REQUESTS.
 */
export async function reportPublicly(
  ctx: Ctx,
  { kind, id }: { kind: PublicKind; id: string },
  report: PublicReport,
): Promise<{ reference: string }> {
  const reporter = await readReporter(ctx, report);
  return inTransaction(ctx, async (tx) => {
    const thing = await unscopedReadThing(tx.db, kind, id);
    if (!thing?.isShown || isOwn(ctx, thing)) throw new AppError("NOT_FOUND");
    const { reason, words, requestId } = report;
    return addReport(tx, reporter, {
      ...{ kind, subjectId: id, reportedId: thing.ownerId, reason, words, requestId },
      ...{ evidence: thing.evidence, isSuspected: "email" in reporter && Boolean(report.trap) },
    });
  });
}

function isOwn(
  { caller }: Ctx,
  { ownerId, vendorId }: { ownerId: string; vendorId: string | null },
): boolean {
  if (caller.kind !== "person") return false;
  return ownerId === caller.userId || (vendorId !== null && vendorId === caller.vendor?.id);
}

/** Who reports, once the request is counted: the account, or the name and address that a visitor gave. */
async function readReporter(ctx: Ctx, { name, email }: PublicReport): Promise<Reporter> {
  const { caller } = ctx;
  if (caller.kind === "person") {
    await ctx.limits.consume(moderationLimits.report, caller.userId);
    return { userId: caller.userId };
  }
  if (!name || !email) {
    const missing = [...(name ? [] : ["name"]), ...(email ? [] : ["email"])];
    throw new AppError("BAD_REQUEST", { issues: missing.map((path) => ({ path, message: "required" })) });
  }
  const address = email.toLowerCase();
  await limitSending(ctx, moderationLimits.visitorReport, address);
  return { name, email: address, language: ctx.language };
}
