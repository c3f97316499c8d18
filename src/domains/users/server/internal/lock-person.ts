import { and, eq, like, not } from "drizzle-orm";
import { userRoles } from "#domains/accounts/server/tables.ts";
import { users } from "#domains/auth/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { mayAsAdmin } from "#kernel/permissions.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

type Actor = Pick<SignedInCtx["caller"], "userId" | "roles" | "adminRole">;

/** Whether an administrator may change this account: not their own, and another administrator's only as an owner. */
export const mayChange = (actor: Actor, userId: string, isAdmin: boolean): boolean =>
  actor.userId !== userId && (!isAdmin || mayAsAdmin(actor, "team.manage"));

/**
 * Locks a person's row and returns it, with their role as an administrator, in the caller's transaction. NOT_FOUND;
 * FORBIDDEN if the caller may not change this account.
 */
export async function lockPerson({ db, caller }: SignedInCtx, userId: string) {
  const isPerson = not(like(users.email, "%@erased.invalid"));
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isPerson))
    .for("update");
  if (!user) throw new AppError("NOT_FOUND");
  const [admin] = await db
    .select({ adminRole: userRoles.adminRole })
    .from(userRoles)
    .where(and(eq(userRoles.userId, userId), eq(userRoles.role, "admin")));
  if (!mayChange(caller, userId, admin !== undefined)) throw new AppError("FORBIDDEN");
  return { ...user, adminRole: admin?.adminRole ?? null };
}
