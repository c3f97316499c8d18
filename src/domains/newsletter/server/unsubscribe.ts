import { eq } from "drizzle-orm";
import type { Ctx } from "#platform/rpc/context.ts";
import { newsletterSubscribers as subscribers } from "./tables.ts";

/**
 * Ends a subscription by the token of its mails, and forgets the address. A token that is not known, or used before, gets the
 * same response. For visitors, and for their mail programs.
 */
export async function unsubscribe({ db }: Ctx, { token }: { token: string }): Promise<Record<string, never>> {
  await db.delete(subscribers).where(eq(subscribers.token, token));
  return {};
}
