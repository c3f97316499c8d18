import { useEffect, useRef } from "react";

/** The duration of a dialog's closing. */
const settledMs = 400;

/**
 * A heading that takes the focus when a change of `state` removed the focused button; the page's own, if the heading went
 * with it.
 */
export function useFocusAfterChange(state: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const known = useRef(state);
  useEffect(() => {
    if (known.current === state) return;
    known.current = state;
    const timer = window.setTimeout(() => {
      const kept = document.activeElement?.closest("main, [role=dialog], [role=alertdialog]");
      const target = heading.current ?? document.querySelector<HTMLElement>("main h1");
      if (!kept) target?.focus({ preventScroll: true });
    }, settledMs);
    return () => window.clearTimeout(timer);
  }, [state]);
  return heading;
}
