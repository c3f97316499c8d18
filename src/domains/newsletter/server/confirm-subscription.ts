import { and, eq, gt, isNotNull, isNull } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import { type Ctx, inTransaction } from "#platform/rpc/context.ts";
import { queueNewsletterMail } from "./internal/queue-newsletter-mail.ts";
import { validSince } from "./internal/valid-since.ts";
import { newsletterSubscribers as subscribers } from "./tables.ts";

/**
 * Confirms a subscription by the token of its mail and welcomes the subscriber; a second time it changes nothing.
 * INVALID_LINK for a token that is not known or older than such a request is stored. For visitors.
 */
export async function confirmSubscription(
  ctx: Ctx,
  { token }: { token: string },
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const since = await validSince(tx);
    const own = eq(subscribers.token, token);
    const [confirmed] = await tx.db
      .update(subscribers)
      .set({ confirmedAt: now })
      .where(and(own, isNull(subscribers.confirmedAt), gt(subscribers.requestedAt, since)))
      .returning();
    if (confirmed) await queueNewsletterMail(tx, "welcome", confirmed);
    else if ((await tx.db.$count(subscribers, and(own, isNotNull(subscribers.confirmedAt)))) === 0)
      throw new AppError("INVALID_LINK");
    return {};
  });
}
