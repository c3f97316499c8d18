import type { SessionView } from "#domains/accounts/contract.ts";

/** Admin to /admin, vendor to /vendor/dashboard, anyone else to /dashboard (specification, /unauthorized). */
export function ownDashboardPath(session: SessionView | null): string {
  if (session?.primaryRole === "admin") return "/admin";
  return session?.vendor?.isApproved ? "/vendor/dashboard" : "/dashboard";
}
