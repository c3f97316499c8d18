import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { contentId } from "#ui/skip-link.tsx";

/**
 * After navigation: scrolls smoothly to the top, and focuses the heading, so that it is announced. Filters keep their
 * place.
 */
export function useMoveAfterNavigation(): void {
  useSmoothScroll();
  useHeadingFocus();
}

/**
 * `ScrollRestoration` comes after this component, so its effect runs later: it scrolls, this makes it smooth. Not
 * when restoring an earlier position.
 */
function useSmoothScroll(): void {
  const { key } = useLocation();
  const arrived = useRef(key);
  const goesBack = useRef(false);
  useEffect(() => {
    const onPopState = () => {
      goesBack.current = true;
    };
    window.addEventListener("popstate", onPopState);
    return () => window.removeEventListener("popstate", onPopState);
  }, []);
  useLayoutEffect(() => {
    if (arrived.current === key) return;
    arrived.current = key;
    const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const { style } = document.documentElement;
    if (!goesBack.current && !isCalm) style.scrollBehavior = "smooth";
    goesBack.current = false;
    const timer = setTimeout(() => style.removeProperty("scroll-behavior"), 1_000);
    return () => clearTimeout(timer);
  }, [key]);
}

function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const heading = document.querySelector<HTMLElement>("main h1") ?? document.getElementById(contentId);
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [pathname]);
}
