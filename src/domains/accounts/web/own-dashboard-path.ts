import { href } from "react-router";
import type { SessionView } from "#domains/accounts/contract.ts";

/**
 * Admin to /admin, vendor to /vendor/dashboard, others to /dashboard (docs/product.md#other-screens). A vendor
 * without an approved record is redirected from there to their application's status.
 */
export function ownDashboardPath(session: SessionView | null): string {
  if (session?.primaryRole === "admin") return href("/admin");
  return session?.primaryRole === "vendor" ? href("/vendor/dashboard") : href("/dashboard");
}
