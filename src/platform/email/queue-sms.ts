import type { Language } from "#kernel/languages.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { emailJobs } from "./email-jobs.ts";
import { enqueueSending } from "./mail-retention.ts";
import { emails } from "./tables.ts";

type Sms = { onceKey: string; recipient: string; language: Language; text: string };

/**
 * Writes a text message into the outbox and enqueues its sending, in the caller's transaction; once per `onceKey`. It
 * contains a number and a code, so it is deleted once sent.
 */
export async function queueSms(ctx: Pick<Infra, "db" | "jobs" | "clock">, sms: Sms): Promise<void> {
  const queued = await ctx.db
    .insert(emails)
    .values({ ...sms, channel: "sms", isSecret: true, subject: sms.text, html: "", deleteOnceSent: true })
    .onConflictDoNothing()
    .returning({ id: emails.id, deleteOnceSent: emails.deleteOnceSent });
  await enqueueSending(ctx, emailJobs.sendSms, queued);
}
