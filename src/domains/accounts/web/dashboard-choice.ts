import type { SessionView } from "#domains/accounts/contract.ts";

export type DashboardChoice = {
  to: string;
  label: "adminDashboard" | "vendorDashboard" | "enterpriseDashboard" | "myDashboard";
  isEnterprise: boolean;
};

/** The dashboard that the header offers: admin before approved vendor before one's own (specification, header). */
export function dashboardChoice(session: SessionView | null): DashboardChoice | null {
  if (!session) return null;
  if (session.roles.includes("admin")) return { to: "/admin", label: "adminDashboard", isEnterprise: false };
  if (session.vendor?.isApproved) {
    const isEnterprise = session.vendor.planType === "enterprise";
    return {
      to: "/vendor/dashboard",
      label: isEnterprise ? "enterpriseDashboard" : "vendorDashboard",
      isEnterprise,
    };
  }
  return { to: "/dashboard", label: "myDashboard", isEnterprise: false };
}
