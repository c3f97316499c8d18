export const dashboardTabs = ["overview", "orders", "messages", "favorites", "profile"] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

/** The tab that the address names; the overview for none, or for one that is none. */
export function readDashboardTab(params: URLSearchParams): DashboardTab {
  return dashboardTabs.find((tab) => tab === params.get("tab")) ?? "overview";
}
