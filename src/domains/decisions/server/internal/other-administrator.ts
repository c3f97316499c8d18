import { and, eq, ne } from "drizzle-orm";
import { userRoles } from "#domains/accounts/server/tables.ts";
import type { Db } from "#platform/db/database.ts";

/** Whether there is an administrator besides this one. */
export async function hasOtherAdministrator(db: Db, userId: string): Promise<boolean> {
  const isOther = and(eq(userRoles.role, "admin"), ne(userRoles.userId, userId));
  return (await db.$count(userRoles, isOther)) > 0;
}
