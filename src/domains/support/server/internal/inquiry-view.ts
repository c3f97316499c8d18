import { asc, eq, sql } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import type { Inquiry, InquirySummary } from "#domains/support/contract.ts";
import { referenceOf } from "#domains/support/inquiry-rules.ts";
import { AppError } from "#kernel/errors.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { inquiries, inquiryMessages } from "../tables.ts";
import { answerBy, isPriority, joinedDue } from "./answer-by.ts";

/** An inquiry, and by when it is to be answered; with `joinedDue`. */
export const summaryColumns = { inquiry: inquiries, isPriority, answerBy };
type Row = { inquiry: typeof inquiries.$inferSelect; isPriority: boolean; answerBy: Date };

/** An inquiry as lists show it. */
export function summaryOf({ inquiry, isPriority, answerBy }: Row, now: Date): InquirySummary {
  const { id, name, email, subject, state, isSuspected, number, userId, createdAt, changedAt } = inquiry;
  const isOpen = state === "open";
  return {
    ...{ id, name, email, subject, state, isSuspected },
    reference: referenceOf(number),
    isMember: userId !== null,
    isPriority,
    answerBy: isOpen ? answerBy.toISOString() : null,
    isLate: isOpen && answerBy < now,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}

/** Any inquiry with its messages in order. NOT_FOUND. The caller has checked who asks. */
export async function unscopedInquiryView(
  { db, clock }: Pick<Infra, "db" | "clock">,
  inquiryId: string,
): Promise<Inquiry> {
  const [row] = await db
    .select(summaryColumns)
    .from(inquiries)
    .innerJoin(joinedDue, sql`true`)
    .where(eq(inquiries.id, inquiryId));
  if (!row) throw new AppError("NOT_FOUND");
  const messages = await db
    .select({
      id: inquiryMessages.id,
      author: inquiryMessages.author,
      authorName: users.name,
      text: inquiryMessages.text,
      createdAt: inquiryMessages.createdAt,
    })
    .from(inquiryMessages)
    .leftJoin(users, eq(users.id, inquiryMessages.authorId))
    .where(eq(inquiryMessages.inquiryId, inquiryId))
    .orderBy(asc(inquiryMessages.createdAt), asc(inquiryMessages.id));
  return {
    ...summaryOf(row, clock.now()),
    language: row.inquiry.language,
    messages: messages.map(({ createdAt, ...message }) => ({
      ...message,
      createdAt: createdAt.toISOString(),
    })),
  };
}
