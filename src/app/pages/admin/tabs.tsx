import { AdminAnalyticsPanel, loadAdminAnalytics } from "./analytics.tsx";
import { AdminBulkPanel, loadAdminBulk } from "./bulk.tsx";
import { AdminDisputesPanel, loadAdminDisputes } from "./disputes.tsx";
import { AdminEmailsPanel, loadAdminEmails } from "./emails.tsx";
import { AdminEnterprisePanel, loadAdminEnterprise } from "./enterprise.tsx";
import { AdminInventoryPanel, loadAdminInventory } from "./inventory.tsx";
import { AdminJobsPanel, loadAdminJobs } from "./jobs.tsx";
import { AdminModerationPanel, loadAdminModeration } from "./moderation.tsx";
import { AdminOrdersPanel, loadAdminOrders } from "./orders.tsx";
import { AdminOverviewPanel, loadAdminOverview } from "./overview.tsx";
import { AdminProblemsPanel, loadAdminProblems } from "./problems.tsx";
import { AdminProductsPanel, loadAdminProducts } from "./products.tsx";
import { AdminPromotionsPanel, loadAdminPromotions } from "./promotions.tsx";
import { AdminReportsPanel, loadAdminReports } from "./reports.tsx";
import { AdminReviewsPanel, loadAdminReviews } from "./reviews.tsx";
import { AdminSecurityPanel, loadAdminSecurity } from "./security.tsx";
import { AdminSettingsPanel, loadAdminSettings } from "./settings.tsx";
import { AdminSupportPanel, loadAdminSupport } from "./support.tsx";
import { type AdminTab, isAdminTab } from "./tab-access.ts";
import { AdminUsersPanel, loadAdminUsers } from "./users.tsx";
import { AdminVendorsPanel, loadAdminVendors } from "./vendors.tsx";

/** The administrators' tabs in order: what each loads before it is shown, and its panel. */
export const adminTabs = {
  overview: { load: loadAdminOverview, Panel: AdminOverviewPanel },
  analytics: { load: loadAdminAnalytics, Panel: AdminAnalyticsPanel },
  reports: { load: loadAdminReports, Panel: AdminReportsPanel },
  vendors: { load: loadAdminVendors, Panel: AdminVendorsPanel },
  enterprise: { load: loadAdminEnterprise, Panel: AdminEnterprisePanel },
  bulk: { load: loadAdminBulk, Panel: AdminBulkPanel },
  products: { load: loadAdminProducts, Panel: AdminProductsPanel },
  inventory: { load: loadAdminInventory, Panel: AdminInventoryPanel },
  orders: { load: loadAdminOrders, Panel: AdminOrdersPanel },
  users: { load: loadAdminUsers, Panel: AdminUsersPanel },
  promotions: { load: loadAdminPromotions, Panel: AdminPromotionsPanel },
  reviews: { load: loadAdminReviews, Panel: AdminReviewsPanel },
  moderation: { load: loadAdminModeration, Panel: AdminModerationPanel },
  problems: { load: loadAdminProblems, Panel: AdminProblemsPanel },
  disputes: { load: loadAdminDisputes, Panel: AdminDisputesPanel },
  support: { load: loadAdminSupport, Panel: AdminSupportPanel },
  security: { load: loadAdminSecurity, Panel: AdminSecurityPanel },
  emails: { load: loadAdminEmails, Panel: AdminEmailsPanel },
  jobs: { load: loadAdminJobs, Panel: AdminJobsPanel },
  settings: { load: loadAdminSettings, Panel: AdminSettingsPanel },
} as const satisfies Record<AdminTab, unknown>;

/** The tab in the address; the overview if unknown. */
export function readAdminTab(params: URLSearchParams): AdminTab {
  const name = params.get("tab") ?? "overview";
  return isAdminTab(name) ? name : "overview";
}
