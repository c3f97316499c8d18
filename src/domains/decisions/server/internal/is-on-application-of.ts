import { eq, inArray } from "drizzle-orm";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import { decisions } from "../tables.ts";

/** Decisions about the vendor that a person applied as. */
export const isOnApplicationOf = (db: Db, userId: string) =>
  inArray(decisions.vendorId, db.select({ id: vendors.id }).from(vendors).where(eq(vendors.userId, userId)));
