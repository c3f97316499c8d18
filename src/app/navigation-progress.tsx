import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { FullScreenLoading } from "#ui/full-screen-loading.tsx";

/** Most pages are there sooner; only a longer wait takes the screen away. */
const patienceMs = 700;

/** A bar at once, and the full-screen 'Loading...' when the next page's code or data takes its time. */
export function NavigationProgress() {
  const { state, location: next } = useNavigation();
  const { pathname } = useLocation();
  const isLeaving = state === "loading" && next.pathname !== pathname;
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => setIsLong(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isLeaving]);
  if (state === "idle") return null;
  if (isLong) {
    return (
      <div className="fixed inset-0 z-50 animate-fade-in">
        <FullScreenLoading />
      </div>
    );
  }
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-0.75 overflow-hidden">
      <div className="h-full w-full origin-left animate-steep bg-cherry" />
    </div>
  );
}
