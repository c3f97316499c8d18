import { AnalyticsPanel, loadAnalytics } from "./analytics.tsx";
import { EnterprisePanel, loadEnterprise } from "./enterprise.tsx";
import { loadMessages, MessagesPanel } from "./messages.tsx";
import { loadMoney, MoneyPanel } from "./money.tsx";
import { loadOrders, OrdersPanel } from "./orders.tsx";
import { loadOverview, OverviewPanel } from "./overview.tsx";
import { loadProblems, ProblemsPanel } from "./problems.tsx";
import { loadProducts, ProductsPanel } from "./products.tsx";
import { loadReviews, ReviewsPanel } from "./reviews.tsx";
import { loadShop, ShopPanel } from "./shop.tsx";
import { loadSubscription, SubscriptionPanel } from "./subscription.tsx";
import type { VendorTab } from "./tab-access.ts";
import { loadTeam, TeamPanel } from "./team.tsx";

/** The dashboard's tabs in order: what each loads before it is shown, and its panel. */
export const vendorTabs = {
  overview: { load: loadOverview, Panel: OverviewPanel },
  products: { load: loadProducts, Panel: ProductsPanel },
  orders: { load: loadOrders, Panel: OrdersPanel },
  problems: { load: loadProblems, Panel: ProblemsPanel },
  messages: { load: loadMessages, Panel: MessagesPanel },
  reviews: { load: loadReviews, Panel: ReviewsPanel },
  analytics: { load: loadAnalytics, Panel: AnalyticsPanel },
  money: { load: loadMoney, Panel: MoneyPanel },
  subscription: { load: loadSubscription, Panel: SubscriptionPanel },
  shop: { load: loadShop, Panel: ShopPanel },
  team: { load: loadTeam, Panel: TeamPanel },
  enterprise: { load: loadEnterprise, Panel: EnterprisePanel },
} as const satisfies Record<VendorTab, unknown>;
