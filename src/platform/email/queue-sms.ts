import type { Language } from "#kernel/languages.ts";
import { emails } from "#platform/email/tables.ts";
import type { Doors } from "#platform/rpc/context.ts";

type Sms = { onceKey: string; recipient: string; language: Language; text: string };

/** Writes a text message into the outbox and enqueues its sending, in the caller's transaction; once per `onceKey`. */
export async function queueSms(ctx: Pick<Doors, "db" | "jobs">, sms: Sms): Promise<void> {
  const [row] = await ctx.db
    .insert(emails)
    .values({ ...sms, channel: "sms", subject: sms.text, html: "" })
    .onConflictDoNothing()
    .returning({ id: emails.id });
  if (row) await ctx.jobs.enqueue(ctx.db, "send-sms", { emailId: row.id });
}
