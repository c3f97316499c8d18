import { Outlet } from "react-router";
import { requireAnyRole } from "../guards.ts";

export const middleware = [requireAnyRole(["vendor"])];

/** Makes every visit inside the frame a request, so that the guard is asked. */
export const loader = () => null;

export default function VendorFrame() {
  return <Outlet />;
}
