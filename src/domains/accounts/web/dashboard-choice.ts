import { href } from "react-router";
import type { SessionView } from "#domains/accounts/contract.ts";

export type DashboardChoice = {
  to: string;
  label: "adminDashboard" | "vendorDashboard" | "enterpriseDashboard" | "myDashboard";
  isEnterprise: boolean;
};

/**
 * The dashboard that the header offers: admin before approved vendor before buyer
 * (docs/product.md#header-and-footer).
 */
export function dashboardChoice(session: SessionView | null): DashboardChoice | null {
  if (!session) return null;
  if (session.roles.includes("admin"))
    return { to: href("/admin"), label: "adminDashboard", isEnterprise: false };
  if (session.vendor?.isApproved) {
    const isEnterprise = session.vendor.planType === "enterprise";
    return {
      to: href("/vendor/dashboard"),
      label: isEnterprise ? "enterpriseDashboard" : "vendorDashboard",
      isEnterprise,
    };
  }
  return { to: href("/dashboard"), label: "myDashboard", isEnterprise: false };
}
