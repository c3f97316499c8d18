import { eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { userRoles } from "./tables.ts";

/**
 * Whether the caller is the only owner among the administrators. Locks the owners' rows until the caller's transaction ends, so that of two
 * who leave at once the second is the last.
 */
export async function isLastAdmin({ db, caller }: SignedInCtx): Promise<boolean> {
  if (caller.adminRole !== "owner") return false;
  const owners = await db
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(eq(userRoles.adminRole, "owner"))
    .orderBy(userRoles.userId)
    .for("update");
  return owners.every((owner) => owner.userId === caller.userId);
}
