import { useLocation, useNavigation } from "react-router";
import { FullScreenLoading } from "#ui/full-screen-loading.tsx";
import { findPage } from "./find-page.ts";
import { useIsLate } from "./use-is-late.ts";
import { VerificationDelay } from "./verification-delay.tsx";

/** Most pages load faster; only a longer wait replaces the screen. */
const patienceMs = 700;
/** After this long, a guard that is still checking shows a notice (docs/product.md#9-business-constants-and-limits). */
const verificationMs = 10_000;

/** A bar at once, and the full-screen 'Loading...' if the next page's guard, code or data takes long. */
export function NavigationProgress() {
  const { state, location: next } = useNavigation();
  const { pathname } = useLocation();
  const isLeaving = state === "loading" && next.pathname !== pathname;
  const isLong = useIsLate(isLeaving ? "leaving" : null, patienceMs);
  const isDelayed = useIsLate(isLeaving && findPage(next.pathname).guard ? next.key : null, verificationMs);
  if (state === "idle") return null;
  if (isLong) {
    return (
      <div className="fixed inset-0 z-50 animate-fade-in">
        <FullScreenLoading>{isDelayed && next && <VerificationDelay next={next} />}</FullScreenLoading>
      </div>
    );
  }
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-0.75 overflow-hidden">
      <div className="h-full w-full origin-left animate-steep bg-cherry" />
    </div>
  );
}
