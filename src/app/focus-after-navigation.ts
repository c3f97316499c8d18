import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { contentId } from "#ui/skip-link.tsx";

/** After a change of page: smoothly to the top, and the focus to the heading, so that it is read. Filters stay put. */
export function useFocusAfterNavigation(): void {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (!hash && navigationType !== "POP") {
      const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      window.scrollTo({ top: 0, behavior: calm ? "auto" : "smooth" });
    }
    const heading = document.querySelector<HTMLElement>("main h1") ?? document.getElementById(contentId);
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [pathname, hash, navigationType]);
}
