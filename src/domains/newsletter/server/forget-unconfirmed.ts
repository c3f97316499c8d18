import { and, isNull, lte } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { validSince } from "./internal/valid-since.ts";
import { newsletterSubscribers as subscribers } from "./tables.ts";

/** Deletes the addresses whose link was not followed within 7 days. Called by a scheduled job; safe to repeat. */
export async function forgetUnconfirmed({ db, clock }: Pick<Infra, "db" | "clock">): Promise<void> {
  await db
    .delete(subscribers)
    .where(and(isNull(subscribers.confirmedAt), lte(subscribers.requestedAt, validSince(clock.now()))));
}
