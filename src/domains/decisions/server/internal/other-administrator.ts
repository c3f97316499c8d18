import { and, inArray, ne } from "drizzle-orm";
import { userRoles } from "#domains/accounts/server/tables.ts";
import { adminRolesWith } from "#kernel/permissions.ts";
import type { Db } from "#platform/db/database.ts";

/** Whether an administrator besides this one could decide an objection. */
export async function hasOtherAdministrator(db: Db, userId: string): Promise<boolean> {
  const isOther = and(
    inArray(userRoles.adminRole, adminRolesWith("vendors.manage")),
    ne(userRoles.userId, userId),
  );
  return (await db.$count(userRoles, isOther)) > 0;
}
