import { href } from "react-router";
import type { SessionView } from "#domains/accounts/contract.ts";
import type { IconName } from "#ui/icon.tsx";

type AccountLink = {
  to: string;
  label:
    | "adminDashboard"
    | "vendorDashboard"
    | "enterpriseDashboard"
    | "myDashboard"
    | "settings"
    | "orders"
    | "wishlist"
    | "subscription";
  icon: IconName;
};

/** The links of the user menu and the drawer, in the order of docs/product.md#header-and-footer. */
export function accountLinks(session: SessionView): AccountLink[] {
  const isEnterprise = session.vendor?.planType === "enterprise";
  return [
    ...(session.roles.includes("admin")
      ? [{ to: href("/admin"), label: "adminDashboard", icon: "shield-check" } as const]
      : []),
    ...(session.vendor?.isApproved
      ? [
          isEnterprise
            ? ({ to: href("/vendor/dashboard"), label: "enterpriseDashboard", icon: "crown" } as const)
            : ({ to: href("/vendor/dashboard"), label: "vendorDashboard", icon: "store" } as const),
        ]
      : []),
    { to: href("/dashboard"), label: "myDashboard", icon: "layout-dashboard" },
    { to: href("/profile/settings"), label: "settings", icon: "settings" },
    { to: href("/orders"), label: "orders", icon: "package" },
    { to: href("/wishlist"), label: "wishlist", icon: "heart" },
    { to: href("/vendor-subscription"), label: "subscription", icon: "crown" },
  ];
}
