import type { Db } from "#platform/db/database.ts";
import { readPaid } from "./internal/read-paid.ts";

/** Payouts on their way to a vendor that may still fail, in cents. The caller has checked whose shop it is. */
export async function getUnderWay(db: Db, vendorId: string): Promise<number> {
  return (await readPaid(db, vendorId)).underWayCents;
}
