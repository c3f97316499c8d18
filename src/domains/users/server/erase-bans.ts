import { eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { bans } from "./tables.ts";

/** Deletes the caller's past bans, in the caller's transaction. Who is banned can't get here. */
export async function eraseBans({ db, caller }: SignedInCtx): Promise<void> {
  await db.delete(bans).where(eq(bans.userId, caller.userId));
}
