import type { Language } from "#kernel/languages.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { enqueueSending } from "./kept-a-day.ts";
import { emails } from "./tables.ts";

type Sms = { onceKey: string; recipient: string; language: Language; text: string };

/**
 * Writes a text message into the outbox and enqueues its sending, in the caller's transaction; once per `onceKey`. It holds
 * a number and a code, so nothing of it is kept once it was sent.
 */
export async function queueSms(ctx: Pick<Doors, "db" | "jobs" | "clock">, sms: Sms): Promise<void> {
  const [row] = await ctx.db
    .insert(emails)
    .values({ ...sms, channel: "sms", subject: sms.text, html: "", deleteOnceSent: true })
    .onConflictDoNothing()
    .returning();
  if (row) await enqueueSending(ctx, "send-sms", row);
}
