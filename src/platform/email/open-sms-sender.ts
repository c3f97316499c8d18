import { and, eq } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { isOver } from "./mail-retention.ts";
import { emails } from "./tables.ts";

const timeoutMilliseconds = 15_000;

/**
 * Job handler: posts a text message to the gateway at `SMS_WEBHOOK_URL` as JSON `{ id, to, text }` and deletes it; a
 * status other than 2xx is retried. Without a gateway the message stays in the outbox for a day, readable at
 * /dev/mail.
 */
export function openSmsSender(webhookUrl: string | undefined) {
  return async function sendSms({ db, clock }: Pick<Infra, "db" | "clock">, id: string): Promise<void> {
    const [sms] = await db
      .select()
      .from(emails)
      .where(and(eq(emails.id, id), eq(emails.channel, "sms")));
    if (!sms) return;
    if (!isOver({ clock }, sms)) {
      if (!webhookUrl) return;
      await sendByGateway(webhookUrl, sms);
    }
    await db.delete(emails).where(eq(emails.id, id));
  };
}

async function sendByGateway(
  webhookUrl: string,
  { id, recipient: to, text }: typeof emails.$inferSelect,
): Promise<void> {
  const answer = await fetch(webhookUrl, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": id },
    body: JSON.stringify({ id, to, text }),
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`);
}
