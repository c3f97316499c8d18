import { count } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { newsletterSubscribers as subscribers } from "./tables.ts";

/** How many subscribers have confirmed, and how many have not followed their link yet. For administrators. */
export async function countSubscribers({ db }: SignedInCtx): Promise<{ confirmed: number; waiting: number }> {
  const [row] = await db
    .select({ all: count(), confirmed: count(subscribers.confirmedAt) })
    .from(subscribers);
  return { confirmed: row!.confirmed, waiting: row!.all - row!.confirmed };
}
