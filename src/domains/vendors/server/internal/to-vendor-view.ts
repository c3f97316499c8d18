import { planFeatures, planTypeOf } from "#domains/plans/plan-table.ts";
import type { VendorView } from "#domains/vendors/shapes.ts";
import type { vendors } from "../tables.ts";
import { toTraderView } from "../trader-facts.ts";

/** Premium's custom colors are part of enterprise's white label. */
export function hasOwnColours(planType: string): boolean {
  const plan = planTypeOf(planType);
  return (
    plan !== null && planFeatures[plan].some((name) => name === "custom_branding" || name === "white_label")
  );
}

/** A color chosen under a larger plan is stored, but not shown meanwhile. */
export function toVendorView(vendor: typeof vendors.$inferSelect, backOn: string | null): VendorView {
  return {
    ...vendor,
    businessType: vendor.businessType as VendorView["businessType"],
    certifications: vendor.certifications as VendorView["certifications"],
    trader: toTraderView(vendor),
    brandColor: hasOwnColours(vendor.planType) ? vendor.brandColor : null,
    backOn,
    sellingSince: (vendor.approvedAt ?? vendor.createdAt).toISOString(),
  };
}
