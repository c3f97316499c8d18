import { useEffect, useRef } from "react";

/** A dialog takes this long to go. */
const settledMs = 400;

/** A heading that takes the focus when a change of `state` took the button away that had it. */
export function useFocusAfterChange(state: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const known = useRef(state);
  useEffect(() => {
    if (known.current === state) return;
    known.current = state;
    const timer = window.setTimeout(() => {
      const kept = document.activeElement?.closest("main, [role=dialog], [role=alertdialog]");
      if (!kept) heading.current?.focus({ preventScroll: true });
    }, settledMs);
    return () => window.clearTimeout(timer);
  }, [state]);
  return heading;
}
