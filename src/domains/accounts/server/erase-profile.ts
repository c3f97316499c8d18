import { eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { profiles, userRoles } from "./tables.ts";

/** Deletes the caller's profile and roles, in the caller's transaction. */
export async function eraseProfile({ db, caller }: SignedInCtx): Promise<void> {
  await db.delete(userRoles).where(eq(userRoles.userId, caller.userId));
  await db.delete(profiles).where(eq(profiles.userId, caller.userId));
}
