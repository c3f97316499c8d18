import { and, inArray, ne } from "drizzle-orm";
import { userRoles } from "#domains/accounts/server/tables.ts";
import { type AdminPermission, adminRolesWith } from "#kernel/permissions.ts";
import type { Db } from "#platform/db/database.ts";

/** Whether an administrator besides this one, with the permission it takes, could decide an objection (R62). */
export async function hasOtherAdministrator(
  db: Db,
  userId: string,
  permission: AdminPermission = "vendors.manage",
): Promise<boolean> {
  const isOther = and(inArray(userRoles.adminRole, adminRolesWith(permission)), ne(userRoles.userId, userId));
  return (await db.$count(userRoles, isOther)) > 0;
}
