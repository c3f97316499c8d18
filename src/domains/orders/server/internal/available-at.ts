import { and, eq, inArray, lt } from "drizzle-orm";
import { refundableStatuses } from "#domains/orders/order-life.ts";
import { readSettings } from "#domains/settings/server/read-settings.ts";
import type { Settings } from "#domains/settings/setting-table.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { parcels } from "../tables.ts";
import type { LockedParcel } from "./lock-parcel.ts";

/** Days until a parcel's money can be paid out (R55), and for whom it takes longer. */
const keys = [
  "availability.afterReceiptDays",
  "availability.afterTrackedDispatchDays",
  "availability.afterUntrackedDispatchDays",
  "availability.newVendorDays",
  "availability.newVendorForDays",
  "availability.newVendorForParcels",
] as const;

const dayMs = 86_400_000;
const daysLater = (from: Date, days: number) => new Date(from.getTime() + days * dayMs);

/**
 * From when on a parcel's money can be paid out, in the caller's transaction: some days after its dispatch, fewer
 * after its buyer said that it arrived, more for a new vendor. A vendor's own word that it was delivered counts for
 * nothing.
 */
export async function availableAt(
  tx: Infra,
  { parcel }: LockedParcel,
  event: "received" | "tracked" | "untracked",
): Promise<Date> {
  const settings = await readSettings(tx, keys);
  const extra = (await isNewVendor(tx, parcel, settings)) ? settings["availability.newVendorDays"] : 0;
  const days = {
    received: settings["availability.afterReceiptDays"],
    tracked: settings["availability.afterTrackedDispatchDays"],
    untracked: settings["availability.afterUntrackedDispatchDays"],
  }[event];
  const date = daysLater(tx.clock.now(), days + extra);
  return parcel.availableAt && parcel.availableAt < date ? parcel.availableAt : date;
}

async function isNewVendor(
  { db, clock }: Infra,
  { vendorId, createdAt }: LockedParcel["parcel"],
  settings: Settings<(typeof keys)[number]>,
): Promise<boolean> {
  const [vendor] = await db
    .select({ approvedAt: vendors.approvedAt })
    .from(vendors)
    .where(eq(vendors.id, vendorId));
  const newUntil = daysLater(vendor?.approvedAt ?? clock.now(), settings["availability.newVendorForDays"]);
  if (newUntil > clock.now()) return true;
  const firstParcels = settings["availability.newVendorForParcels"];
  const earlier = await db
    .select({ id: parcels.id })
    .from(parcels)
    .where(
      and(
        eq(parcels.vendorId, vendorId),
        inArray(parcels.status, [...refundableStatuses]),
        lt(parcels.createdAt, createdAt),
      ),
    )
    .limit(firstParcels);
  return earlier.length < firstParcels;
}
