import { payoutChanged } from "#domains/payouts/events.ts";
import { publishToShop } from "#domains/vendors/server/publish-to-shop.ts";
import type { Db } from "#platform/db/database.ts";

/** Notifies the open screens of the vendor's team of a change to its money, once the caller's transaction commits. */
export const publishPayout = (db: Db, vendorId: string): Promise<void> =>
  publishToShop(db, vendorId, payoutChanged);
