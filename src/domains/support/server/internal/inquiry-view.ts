import { asc, eq } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import type { Inquiry, InquirySummary } from "#domains/support/contract.ts";
import { referenceOf } from "#domains/support/inquiry-rules.ts";
import { AppError } from "#kernel/errors.ts";
import type { Db } from "#platform/db/database.ts";
import { inquiries, inquiryMessages } from "../tables.ts";

type Stored = typeof inquiries.$inferSelect;

/** An inquiry as lists show it. */
export function summaryOf({ number, userId, createdAt, changedAt, ...inquiry }: Stored): InquirySummary {
  const { id, name, email, subject, state, isSuspected } = inquiry;
  return {
    ...{ id, name, email, subject, state, isSuspected },
    reference: referenceOf(number),
    isMember: userId !== null,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}

/** Any inquiry with its messages in order. NOT_FOUND. The caller has checked who asks. */
export async function unscopedInquiryView(db: Db, inquiryId: string): Promise<Inquiry> {
  const [inquiry] = await db.select().from(inquiries).where(eq(inquiries.id, inquiryId));
  if (!inquiry) throw new AppError("NOT_FOUND");
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
    ...summaryOf(inquiry),
    language: inquiry.language,
    messages: messages.map(({ createdAt, ...message }) => ({
      ...message,
      createdAt: createdAt.toISOString(),
    })),
  };
}
