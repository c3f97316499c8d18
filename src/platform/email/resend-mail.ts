import type { Infra } from "#platform/rpc/context.ts";
import { emailJobs } from "./email-jobs.ts";
import { enqueueSending } from "./mail-retention.ts";
import { emails } from "./tables.ts";

/** Puts a stored mail into the outbox once more, in the caller's transaction. False if the same request did so before. */
export async function resendMail(
  ctx: Pick<Infra, "db" | "jobs" | "clock">,
  { id: _, sentAt: __, ...mail }: typeof emails.$inferSelect,
  requestId: string,
): Promise<boolean> {
  const queued = await ctx.db
    .insert(emails)
    .values({
      ...mail,
      onceKey: `${mail.onceKey.split(":again:")[0]}:again:${requestId}`,
      // Its own id in the recipient's mailbox, or it is taken for the first.
      headers: Object.fromEntries(Object.entries(mail.headers).filter(([name]) => name !== "Message-ID")),
      createdAt: ctx.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: emails.id, deleteOnceSent: emails.deleteOnceSent });
  await enqueueSending(ctx, mail.channel === "sms" ? emailJobs.sendSms : emailJobs.sendEmail, queued);
  return queued.length > 0;
}
