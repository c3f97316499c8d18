import { href } from "react-router";
import type { SessionView } from "#domains/accounts/contract.ts";
import type { IconName } from "#ui/icon.tsx";
import { type AdminTab, maySeeAdminTab } from "../../pages/admin/tab-access.ts";
import { maySeeVendorTab, type VendorTab } from "../../pages/vendor-dashboard/tab-access.ts";

export type AreaName = "admin" | "vendor";
/** A section's name among its area's words, its address and its icon. */
export type Section<Name extends string = string> = { name: Name; to: string; icon: IconName };
export type Group<Name extends string = string> = { name: string; sections: Section<Name>[] };

type Icons<Name extends string> = Record<string, readonly (readonly [Name, IconName])[]>;

const adminGroups = {
  market: [
    ["overview", "layout-dashboard"],
    ["analytics", "trending-up"],
    ["reports", "landmark"],
    ["orders", "truck"],
    ["products", "package"],
    ["inventory", "boxes"],
    ["vendors", "store"],
    ["promotions", "gift"],
    ["enterprise", "crown"],
    ["bulk", "file-spreadsheet"],
  ],
  care: [
    ["users", "users"],
    ["reviews", "star"],
    ["moderation", "circle-exclamation-point"],
    ["problems", "triangle-exclamation-point"],
    ["disputes", "scale"],
    ["support", "message-square-text"],
  ],
  operation: [
    ["settings", "sliders-horizontal"],
    ["security", "shield-check"],
    ["emails", "mail"],
    ["jobs", "rotate-ccw-clock"],
  ],
} as const satisfies Icons<AdminTab>;

const vendorGroups = {
  selling: [
    ["overview", "layout-dashboard"],
    ["orders", "truck"],
    ["products", "package"],
    ["messages", "message-circle"],
    ["promotions", "gift"],
    ["reviews", "star"],
    ["problems", "triangle-exclamation-point"],
  ],
  business: [
    ["analytics", "trending-up"],
    ["money", "wallet"],
    ["subscription", "credit-card"],
    ["enterprise", "crown"],
    ["shop", "store"],
    ["team", "users-round"],
  ],
} as const satisfies Icons<VendorTab>;

function groupsOf(home: string, groups: Icons<string>): Group[] {
  return Object.entries(groups).map(([name, sections]) => ({
    name,
    sections: sections.map(([section, icon]) => ({
      name: section,
      icon,
      to: section === "overview" ? home : `${home}?tab=${section}`,
    })),
  }));
}

const areas: Record<AreaName, () => Group[]> = {
  admin: () => groupsOf(href("/admin"), adminGroups),
  vendor: () => groupsOf(href("/vendor/dashboard"), vendorGroups),
};

/** The workspace of a path: the administrators', or a vendor's. */
export const areaOf = (pathname: string): AreaName =>
  pathname.startsWith(href("/admin")) ? "admin" : "vendor";

/** An area's sections as the person's role may see them. */
export function listGroups(area: AreaName, session: SessionView | null): Group[] {
  const isShown = ({ name }: Section) =>
    session !== null &&
    (area === "admin"
      ? maySeeAdminTab(session, name as AdminTab)
      : maySeeVendorTab(session, name as VendorTab));
  return areas[area]()
    .map((group) => ({ ...group, sections: group.sections.filter(isShown) }))
    .filter(({ sections }) => sections.length > 0);
}

/** The section of an address; the first one if it names none of the area. */
export function currentSection(groups: readonly Group[], pathname: string, params: URLSearchParams): string {
  if (pathname === href("/vendor/products/new")) return "products";
  const names = groups.flatMap(({ sections }) => sections.map(({ name }) => name));
  return names.find((name) => name === params.get("tab")) ?? names[0] ?? "overview";
}
