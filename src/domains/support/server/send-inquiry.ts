import { and, eq } from "drizzle-orm";
import { notifyAdministrators } from "#domains/notifications/server/notify.ts";
import { referenceOf } from "#domains/support/inquiry-rules.ts";
import { supportLimits } from "#domains/support/limits.ts";
import { AppError } from "#kernel/errors.ts";
import { limitSending } from "#platform/limits/limit-sending.ts";
import { type Ctx, inTransaction } from "#platform/rpc/context.ts";
import { queueReceivedMails } from "./internal/queue-inquiry-mails.ts";
import { inquiries, inquiryMessages } from "./tables.ts";

type Input = {
  requestId: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  trap: string;
};

/**
 * Stores what someone writes to support, mails it there and acknowledges it with its reference, in the sender's language. The
 * same `requestId` is stored once. What fills the hidden field is stored as suspected and mailed to no one; the response is
 * the same. CONFLICT if the id belongs to another address, TOO_MANY_REQUESTS. For visitors.
 */
export async function sendInquiry(ctx: Ctx, input: Input): Promise<{ reference: string }> {
  const email = input.email.toLowerCase();
  const known = await findSent(ctx, input.requestId, email);
  if (known) return known;
  await limitSending(ctx, supportLimits.send, email);
  const number = await inTransaction(ctx, (tx) => store(tx, { ...input, email }));
  if (number !== undefined) return { reference: referenceOf(number) };
  const other = await findSent(ctx, input.requestId, email);
  if (!other) throw new AppError("CONFLICT");
  return other;
}

async function findSent({ db }: Ctx, requestId: string, email: string) {
  const [row] = await db
    .select({ number: inquiries.number })
    .from(inquiries)
    .where(and(eq(inquiries.requestId, requestId), eq(inquiries.email, email)));
  return row && { reference: referenceOf(row.number) };
}

/** The new inquiry's number; undefined if its `requestId` is taken. */
async function store(tx: Ctx, input: Input): Promise<number | undefined> {
  const { requestId, name, email, subject, message } = input;
  const isSuspected = input.trap !== "";
  const now = tx.clock.now();
  const [inquiry] = await tx.db
    .insert(inquiries)
    .values({
      ...{ requestId, name, email, subject, isSuspected, createdAt: now, changedAt: now },
      userId: tx.caller.kind === "person" ? tx.caller.userId : null,
      language: tx.language,
      state: isSuspected ? "closed" : "open",
    })
    .onConflictDoNothing()
    .returning();
  if (!inquiry) return undefined;
  await tx.db
    .insert(inquiryMessages)
    .values({ inquiryId: inquiry.id, author: "sender", text: message, createdAt: now });
  if (!isSuspected) {
    await queueReceivedMails(tx, inquiry, message);
    await notifyAdministrators(tx, { kind: "inquiryReceived", subjectId: inquiry.id, params: {} });
  }
  return inquiry.number;
}
