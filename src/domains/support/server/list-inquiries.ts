import { asc, count, desc, eq, sql } from "drizzle-orm";
import type { InquirySummary } from "#domains/support/contract.ts";
import type { InquiryState } from "#domains/support/inquiry-rules.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { answerBy, joinedDue } from "./internal/answer-by.ts";
import { summaryColumns, summaryOf } from "./internal/inquiry-view.ts";
import { inquiries } from "./tables.ts";

const pageSize = 20;

type Page = { items: InquirySummary[]; total: number; page: number; pageSize: number };

/**
 * A page of 20 messages to support: the open ones by when they are to be answered, others with the latest change first. For
 * administrators.
 */
export async function listInquiries(
  { db, clock }: SignedInCtx,
  { state, page }: { state: InquiryState; page: number },
): Promise<Page> {
  const where = eq(inquiries.state, state);
  const order =
    state === "open"
      ? [asc(answerBy), asc(inquiries.number)]
      : [desc(inquiries.changedAt), desc(inquiries.number)];
  const [rows, [counted]] = await Promise.all([
    db
      .select(summaryColumns)
      .from(inquiries)
      .innerJoin(joinedDue, sql`true`)
      .where(where)
      .orderBy(...order)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.select({ total: count() }).from(inquiries).where(where),
  ]);
  return { items: rows.map((row) => summaryOf(row, clock.now())), total: counted!.total, page, pageSize };
}
