import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { newsletterLimits } from "#domains/newsletter/limits.ts";
import { limitSending } from "#platform/limits/limit-sending.ts";
import { type Ctx, inTransaction } from "#platform/rpc/context.ts";
import { queueNewsletterMail } from "./internal/queue-newsletter-mail.ts";
import { newsletterSubscribers as subscribers } from "./tables.ts";

/**
 * Mails an address the link that confirms its subscription; one that is subscribed gets a mail saying so. Response and work
 * are the same, so that neither shows whose address is on the list. TOO_MANY_REQUESTS. For visitors.
 */
export async function subscribe(
  ctx: Ctx,
  { email, trap }: { email: string; trap: string },
): Promise<Record<string, never>> {
  const address = email.toLowerCase();
  await limitSending(ctx, newsletterLimits.subscribe, address);
  if (trap) return {};
  await inTransaction(ctx, async (tx) => {
    const [subscriber] = await tx.db
      .insert(subscribers)
      .values({
        email: address,
        language: tx.language,
        token: randomBytes(24).toString("base64url"),
        requestedAt: tx.clock.now(),
      })
      .onConflictDoUpdate({
        target: subscribers.email,
        // Strangers don't change the language of a subscriber.
        set: {
          requestedAt: tx.clock.now(),
          language: sql`case when ${subscribers.confirmedAt} is null then excluded.language else ${subscribers.language} end`,
        },
      })
      .returning();
    await queueNewsletterMail(tx, subscriber!.confirmedAt ? "known" : "confirm", subscriber!);
  });
  return {};
}
