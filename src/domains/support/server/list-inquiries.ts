import { asc, count, desc, eq } from "drizzle-orm";
import type { InquirySummary } from "#domains/support/contract.ts";
import type { InquiryState } from "#domains/support/inquiry-rules.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { summaryOf } from "./internal/inquiry-view.ts";
import { inquiries } from "./tables.ts";

const pageSize = 20;

type Page = { items: InquirySummary[]; total: number; page: number; pageSize: number };

/**
 * A page of 20 messages to support: the open ones with the longest waiting first, others with the latest change first. For
 * administrators.
 */
export async function listInquiries(
  { db }: SignedInCtx,
  { state, page }: { state: InquiryState; page: number },
): Promise<Page> {
  const where = eq(inquiries.state, state);
  const order = state === "open" ? asc : desc;
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(inquiries)
      .where(where)
      .orderBy(order(inquiries.changedAt), order(inquiries.number))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.select({ total: count() }).from(inquiries).where(where),
  ]);
  return { items: rows.map(summaryOf), total: counted!.total, page, pageSize };
}
