import { useLocation, useNavigation } from "react-router";
import { FullScreenLoading } from "#ui/full-screen-loading.tsx";
import { isGuarded } from "./guarded-paths.ts";
import { useIsLate } from "./use-is-late.ts";
import { VerificationDelay } from "./verification-delay.tsx";

/** Most pages are there sooner; only a longer wait takes the screen away. */
const patienceMs = 700;
/** A guard that has not answered by then is said to take its time (specification, section 9). */
const verificationMs = 10_000;

/** A bar at once, and the full-screen 'Loading...' when the next page's guard, code or data takes its time. */
export function NavigationProgress() {
  const { state, location: next } = useNavigation();
  const { pathname } = useLocation();
  const isLeaving = state === "loading" && next.pathname !== pathname;
  const isLong = useIsLate(isLeaving ? "leaving" : null, patienceMs);
  const isDelayed = useIsLate(isLeaving && isGuarded(next.pathname) ? next.key : null, verificationMs);
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
