import { eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { newsletterSubscribers as subscribers } from "./tables.ts";

/** The subscription of the caller's address, asked for or confirmed; null without one. For any signed-in user. */
export async function exportSubscription({ db, caller }: SignedInCtx) {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.email, caller.email.toLowerCase()));
  return row
    ? {
        language: row.language,
        requestedAt: row.requestedAt.toISOString(),
        confirmedAt: row.confirmedAt?.toISOString() ?? null,
      }
    : null;
}
