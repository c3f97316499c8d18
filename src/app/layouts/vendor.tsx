import { Outlet } from "react-router";
import { requireAnyRole } from "../guards.ts";

export const middleware = [requireAnyRole(["vendor"])];

/** Makes every visit inside the layout a request, so that the guard runs. */
export const loader = () => null;

export default function VendorFrame() {
  return <Outlet />;
}
