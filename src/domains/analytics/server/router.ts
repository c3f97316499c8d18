import { analytics } from "#domains/analytics/contract.ts";
import { forPerson, forVisitor } from "#platform/rpc/handle.ts";
import { exportMarketAnalytics } from "./export-market-analytics.ts";
import { exportVendorAnalytics } from "./export-vendor-analytics.ts";
import { getMarketAnalytics } from "./get-market-analytics.ts";
import { getVendorAnalytics } from "./get-vendor-analytics.ts";
import { getVendorOverview } from "./get-vendor-overview.ts";
import { listVendorSales } from "./list-vendor-sales.ts";
import { recordCartAdd } from "./record-cart-add.ts";
import { recordSearch } from "./record-search.ts";
import { recordView } from "./record-view.ts";

export const analyticsRouter = {
  recordView: forVisitor(analytics.recordView, recordView),
  recordCartAdd: forVisitor(analytics.recordCartAdd, recordCartAdd),
  recordSearch: forVisitor(analytics.recordSearch, recordSearch),
  getVendorOverview: forPerson(analytics.getVendorOverview, getVendorOverview),
  listVendorSales: forPerson(analytics.listVendorSales, listVendorSales),
  getVendorAnalytics: forPerson(analytics.getVendorAnalytics, getVendorAnalytics),
  exportVendorAnalytics: forPerson(analytics.exportVendorAnalytics, exportVendorAnalytics),
  getMarketAnalytics: forPerson(analytics.getMarketAnalytics, getMarketAnalytics),
  exportMarketAnalytics: forPerson(analytics.exportMarketAnalytics, exportMarketAnalytics),
};
