import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { parcels } from "./tables.ts";

/** How many parcels a vendor still has to deliver. The caller has checked whose shop it is. */
export function unscopedCountOpenParcels(db: Db, vendorId: string): Promise<number> {
  return db.$count(
    parcels,
    and(eq(parcels.vendorId, vendorId), inArray(parcels.status, ["pending", "processing", "shipped"])),
  );
}
