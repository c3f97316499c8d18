import { endAdminRole } from "#domains/accounts/server/end-admin-role.ts";
import { setAdminRole } from "#domains/accounts/server/set-admin-role.ts";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { AppError } from "#kernel/errors.ts";
import type { AdminRole } from "#kernel/permissions.ts";
import { isCheckViolation } from "#platform/db/database.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { lockPerson } from "./internal/lock-person.ts";
import { mailUser } from "./internal/mail-user.ts";

type Input = { userId: string; adminRole: AdminRole | null; reason: string };

/**
 * Makes a person an administrator of a role, changes the role of one, or with null ends it; mails them. Their open
 * pages follow at once. NOT_FOUND; CONFLICT if nothing would change, or their address is not verified; LAST_ADMIN for
 * the last owner; FORBIDDEN for oneself. For administrators who may change the team.
 */
export async function changeAdminRole(ctx: SignedInCtx, { userId, adminRole, reason }: Input) {
  const change = inTransaction(ctx, async (tx) => {
    const person = await lockPerson(tx, userId);
    if (person.adminRole === adminRole || !person.emailVerified) throw new AppError("CONFLICT");
    if (adminRole) await setAdminRole(tx.db, userId, adminRole);
    else await endAdminRole(tx.db, userId);
    await mailUser(tx, person, adminRole ? { kind: "adminRole", adminRole } : { kind: "noAdmin" });
    await recordAction(tx, {
      ...{ action: "user.set-role", subject: { kind: "user", id: userId }, ownerId: userId, reason },
      ...{ before: { adminRole: person.adminRole }, after: { adminRole } },
    });
    return {};
  });
  return change.catch((error) => {
    throw isCheckViolation(error, "user_roles_keep_owner") ? new AppError("LAST_ADMIN") : error;
  });
}
