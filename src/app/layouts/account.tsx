import { Outlet } from "react-router";
import { requireSignedIn } from "../guards.ts";

export const middleware = [requireSignedIn];

/** Makes every visit inside the frame a request, so that the guard is asked. */
export const loader = () => null;

export default function AccountFrame() {
  return <Outlet />;
}
