export const dashboardTabs = ["overview", "orders", "messages", "favorites", "profile"] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

/** The tab in the address; the overview if missing or unknown. */
export function readDashboardTab(params: URLSearchParams): DashboardTab {
  return dashboardTabs.find((tab) => tab === params.get("tab")) ?? "overview";
}
