import { Outlet } from "react-router";
import { requireSignedIn } from "../guards.ts";

export const middleware = [requireSignedIn];

/** Makes every visit inside the layout a request, so that the guard runs. */
export const loader = () => null;

export default function AccountFrame() {
  return <Outlet />;
}
