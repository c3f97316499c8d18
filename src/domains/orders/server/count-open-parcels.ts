import { and, eq, inArray, isNotNull, or } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { parcels } from "./tables.ts";

/** How many parcels a vendor still has to deliver, or has an open problem of. The caller has checked whose shop it is. */
export function unscopedCountOpenParcels(db: Db, vendorId: string): Promise<number> {
  return db.$count(
    parcels,
    and(
      eq(parcels.vendorId, vendorId),
      or(inArray(parcels.status, ["pending", "processing", "shipped"]), isNotNull(parcels.heldAt)),
    ),
  );
}
