import { Outlet } from "react-router";
import { requireRole } from "../guards.ts";

export const middleware = [requireRole("admin")];

/** Makes every visit inside the frame a request, so that the guard is asked. */
export const loader = () => null;

export default function AdminFrame() {
  return <Outlet />;
}
