import { randomUUID } from "node:crypto";
import type { Doors } from "#platform/rpc/context.ts";
import type { VendorNews } from "./jobs.ts";

/** Lets a vendor's own programs know, in the caller's transaction: what is told is what was committed. */
export function tellVendor(
  { db, jobs }: Pick<Doors, "db" | "jobs">,
  news: Omit<VendorNews, "eventId">,
): Promise<void> {
  return jobs.enqueue(db, "tell-vendor", { eventId: randomUUID(), ...news });
}
