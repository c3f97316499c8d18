import { and, isNull, lte } from "drizzle-orm";
import type { Forgetting } from "#platform/rpc/expired-before.ts";
import { validSince } from "./internal/valid-since.ts";
import { newsletterSubscribers as subscribers } from "./tables.ts";

/** Deletes the addresses whose link was not followed within 7 days, or as many as are set. Called by a scheduled job; safe to repeat. */
export async function forgetUnconfirmed(infra: Forgetting): Promise<void> {
  const before = await validSince(infra);
  await infra.db
    .delete(subscribers)
    .where(and(isNull(subscribers.confirmedAt), lte(subscribers.requestedAt, before)));
}
