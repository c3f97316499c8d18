import { and, eq, isNull } from "drizzle-orm";
import { emails } from "#platform/email/tables.ts";
import type { Doors } from "#platform/rpc/context.ts";

const timeoutMilliseconds = 15_000;

/**
 * The job's handler: hands a text message to the gateway at `SMS_WEBHOOK_URL` as JSON `{ id, to, text }`; an answer but 2xx
 * is tried again. Without a gateway the message stays in the outbox, readable at /dev/mail.
 */
export function openSmsSender(webhookUrl: string | undefined) {
  return async function sendSms({ db, clock }: Pick<Doors, "db" | "clock">, id: string): Promise<void> {
    if (!webhookUrl) return;
    const [sms] = await db
      .select()
      .from(emails)
      .where(and(eq(emails.id, id), eq(emails.channel, "sms"), isNull(emails.sentAt)));
    if (!sms) return;
    const answer = await fetch(webhookUrl, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": id },
      body: JSON.stringify({ id, to: sms.recipient, text: sms.text }),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`);
    await db.update(emails).set({ sentAt: clock.now() }).where(eq(emails.id, id));
  };
}
