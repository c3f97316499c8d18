import { and, isNull, lte } from "drizzle-orm";
import type { Forgetting } from "#platform/rpc/expired-before.ts";
import { validSince } from "./internal/valid-since.ts";
import { newsletterSubscribers as subscribers } from "./tables.ts";

/** Deletes the addresses whose link was not followed within the days that are set (R66). Called by a scheduled job; safe to repeat. */
export async function forgetUnconfirmed(infra: Forgetting): Promise<void> {
  const before = await validSince(infra);
  await infra.db
    .delete(subscribers)
    .where(and(isNull(subscribers.confirmedAt), lte(subscribers.requestedAt, before)));
}
