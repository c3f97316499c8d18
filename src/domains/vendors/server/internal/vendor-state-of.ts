import type { VendorState } from "#domains/vendors/vendor-states.ts";
import type { vendors } from "../tables.ts";
import { stateOf } from "./to-application-view.ts";

type Columns = Pick<
  typeof vendors.$inferSelect,
  "isApproved" | "rejectedAt" | "suspendedAt" | "terminatedAt"
>;

/** Where a vendor is: ended before suspended, suspended before what became of its application. */
export function vendorStateOf(vendor: Columns): VendorState {
  if (vendor.terminatedAt) return "ended";
  return vendor.suspendedAt ? "suspended" : stateOf(vendor);
}
