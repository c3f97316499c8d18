import { Outlet } from "react-router";
import { useSession } from "#client/session.tsx";
import { useWasRefused } from "#client/use-was-refused.ts";
import { AdminRefused } from "#domains/accounts/web/admin-refused.tsx";
import { requireAnyRole, requireSecondFactor } from "../guards.ts";

export const middleware = [requireAnyRole(["admin"]), requireSecondFactor];

/** Makes every visit inside the layout a request, so that the guard runs. */
export const loader = () => null;

/** If the guard let a known administrator pass but the server then refuses a request, the page says so (R6). */
export default function AdminFrame() {
  const isAdmin = useSession()?.roles.includes("admin");
  const wasRefused = useWasRefused();
  return isAdmin && !wasRefused ? <Outlet /> : <AdminRefused />;
}
