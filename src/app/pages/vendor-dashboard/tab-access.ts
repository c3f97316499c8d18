import type { SessionView } from "#domains/accounts/contract.ts";
import { planTypeOf } from "#domains/plans/plan-table.ts";
import { mayInShop, type VendorPermission } from "#kernel/permissions.ts";

/** What a member of the team must be allowed to see each of the dashboard's tabs, in the order of the navigation: any of these. */
const neededFor = {
  overview: ["analytics.read"],
  orders: ["parcels.read"],
  problems: ["refunds.manage"],
  products: ["products.read"],
  messages: ["messages.manage"],
  promotions: ["promotions.manage"],
  reviews: ["shop.manage"],
  analytics: ["analytics.read"],
  money: ["money.read"],
  subscription: ["plan.read"],
  shop: ["shop.manage"],
  team: ["shop.read"],
  enterprise: ["integrations.manage", "products.manage"],
} as const satisfies Record<string, readonly VendorPermission[]>;

export type VendorTab = keyof typeof neededFor;

/** Whether the person's role in the team may see this tab; the API's is an enterprise vendor's. */
export const maySeeVendorTab = (session: SessionView, tab: VendorTab): boolean =>
  neededFor[tab].some((permission) => mayInShop(session, permission)) &&
  (tab !== "enterprise" || planTypeOf(session.vendor?.planType ?? "") === "enterprise");

/** The tab in the address; the first one that the person may see if it is unknown or not theirs. */
export function readVendorTab(params: URLSearchParams, session: SessionView): VendorTab {
  const tabs = (Object.keys(neededFor) as VendorTab[]).filter((tab) => maySeeVendorTab(session, tab));
  return tabs.find((tab) => tab === params.get("tab")) ?? tabs[0] ?? "overview";
}
