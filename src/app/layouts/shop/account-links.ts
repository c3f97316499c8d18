import {
  Crown,
  Heart,
  LayoutDashboard,
  type LucideIcon,
  Package,
  Settings,
  ShieldCheck,
  Store,
} from "lucide-react";
import type { SessionView } from "#domains/accounts/contract.ts";

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
  Icon: LucideIcon;
};

/** The user menu's links, in the specification's order; the drawer shows the same. */
export function accountLinks(session: SessionView): AccountLink[] {
  const isEnterprise = session.vendor?.planType === "enterprise";
  return [
    ...(session.roles.includes("admin")
      ? [{ to: "/admin", label: "adminDashboard", Icon: ShieldCheck } as const]
      : []),
    ...(session.vendor?.isApproved
      ? [
          isEnterprise
            ? ({ to: "/vendor/dashboard", label: "enterpriseDashboard", Icon: Crown } as const)
            : ({ to: "/vendor/dashboard", label: "vendorDashboard", Icon: Store } as const),
        ]
      : []),
    { to: "/dashboard", label: "myDashboard", Icon: LayoutDashboard },
    { to: "/profile/settings", label: "settings", Icon: Settings },
    { to: "/orders", label: "orders", Icon: Package },
    { to: "/wishlist", label: "wishlist", Icon: Heart },
    { to: "/vendor-subscription", label: "subscription", Icon: Crown },
  ];
}
