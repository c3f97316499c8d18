import type { SessionView } from "#domains/accounts/contract.ts";

/**
 * Admin to /admin, vendor to /vendor/dashboard, anyone else to /dashboard (specification, /unauthorized). A vendor without
 * an approved record is led on from there to where they stand.
 */
export function ownDashboardPath(session: SessionView | null): string {
  if (session?.primaryRole === "admin") return "/admin";
  return session?.primaryRole === "vendor" ? "/vendor/dashboard" : "/dashboard";
}
