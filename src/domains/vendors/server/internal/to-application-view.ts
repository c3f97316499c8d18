import type { ApplicationState } from "#domains/vendors/application-rules.ts";
import type { ApplicationView } from "#domains/vendors/shapes.ts";
import type { vendors } from "../tables.ts";
import { toTraderView } from "../trader-facts.ts";

type Vendor = typeof vendors.$inferSelect;

/** An application's state, from the table's boolean and its rejection. */
export function stateOf({
  isApproved,
  rejectedAt,
}: Pick<Vendor, "isApproved" | "rejectedAt">): ApplicationState {
  if (isApproved) return "approved";
  return rejectedAt ? "rejected" : "waiting";
}

/** An application as its owner and the administrators see it. */
export function toApplicationView(vendor: Vendor): ApplicationView {
  return {
    ...vendor,
    vendorId: vendor.id,
    businessType: vendor.businessType as ApplicationView["businessType"],
    certifications: vendor.certifications as ApplicationView["certifications"],
    trader: toTraderView(vendor),
    state: stateOf(vendor),
    submittedAt: vendor.submittedAt.toISOString(),
    approvedAt: vendor.approvedAt?.toISOString() ?? null,
    rejectedAt: vendor.rejectedAt?.toISOString() ?? null,
  };
}
