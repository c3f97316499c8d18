import type { SessionView } from "#domains/accounts/contract.ts";
import type { AdminRole } from "#kernel/permissions.ts";

/** A buyer as their browser knows them; `more` is what the test is about. */
export function buyerSession(more: Partial<SessionView> = {}): SessionView {
  return {
    userId: "0198c2a1-6f6e-7a31-8a52-3b1e0c6f0001",
    email: "ada@example.com",
    fullName: "Ada Reyes",
    avatarUrl: null,
    memberSince: "2026-01-01T00:00:00.000Z",
    roles: ["buyer"],
    primaryRole: "buyer",
    aal: "aal1",
    adminRole: more.roles?.includes("admin") ? "owner" : null,
    vendor: null,
    ...more,
  };
}

/** An administrator of a role, with the second factor. */
export const adminSession = (adminRole: AdminRole = "owner"): SessionView =>
  buyerSession({ roles: ["buyer", "admin"], primaryRole: "admin", adminRole, aal: "aal2" });
