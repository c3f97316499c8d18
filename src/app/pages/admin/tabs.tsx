import { AdminOrdersPanel, loadAdminOrders } from "./orders.tsx";
import { AdminOverviewPanel, loadAdminOverview } from "./overview.tsx";
import { AdminProductsPanel, loadAdminProducts } from "./products.tsx";
import { AdminVendorsPanel, loadAdminVendors } from "./vendors.tsx";

/** The administrators' tabs in their order: what each fetches before it is shown, and what it shows. */
export const adminTabs = {
  overview: { load: loadAdminOverview, Panel: AdminOverviewPanel },
  vendors: { load: loadAdminVendors, Panel: AdminVendorsPanel },
  products: { load: loadAdminProducts, Panel: AdminProductsPanel },
  orders: { load: loadAdminOrders, Panel: AdminOrdersPanel },
} as const;

export type AdminTab = keyof typeof adminTabs;

/** The tab that the address names; what is none is the overview. */
export function readAdminTab(params: URLSearchParams): AdminTab {
  const name = params.get("tab") ?? "overview";
  return Object.hasOwn(adminTabs, name) ? (name as AdminTab) : "overview";
}
