import type { Db } from "#platform/db/database.ts";
import { readPaid } from "./internal/read-balance.ts";

/** What has left for a vendor's account and may still come back, in cents. The caller has checked whose shop it is. */
export async function getUnderWay(db: Db, vendorId: string): Promise<number> {
  return (await readPaid(db, vendorId)).underWayCents;
}
