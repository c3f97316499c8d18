import { Outlet } from "react-router";
import { useSession } from "#client/session.tsx";
import { useWasRefused } from "#client/use-was-refused.ts";
import { AdminRefused } from "#domains/accounts/web/admin-refused.tsx";
import { requireAnyRole, requireSecondFactor } from "../guards.ts";

export const middleware = [requireAnyRole(["admin"]), requireSecondFactor];

/** Makes every visit inside the frame a request, so that the guard is asked. */
export const loader = () => null;

/** The guard let a known administrator pass; where the server then refuses what the page asks, the page says so (decision 6). */
export default function AdminFrame() {
  const isAdmin = useSession()?.roles.includes("admin");
  const wasRefused = useWasRefused();
  return isAdmin && !wasRefused ? <Outlet /> : <AdminRefused />;
}
