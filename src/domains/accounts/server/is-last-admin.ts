import { eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { userRoles } from "./tables.ts";

/**
 * Whether the caller is the only admin. Locks the admins' rows until the caller's transaction ends, so that of two
 * admins who leave at once the second is the last.
 */
export async function isLastAdmin({ db, caller }: SignedInCtx): Promise<boolean> {
  if (!caller.roles.includes("admin")) return false;
  const admins = await db
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(eq(userRoles.role, "admin"))
    .orderBy(userRoles.userId)
    .for("update");
  return admins.every((admin) => admin.userId === caller.userId);
}
