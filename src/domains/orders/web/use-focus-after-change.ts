import { useEffect, useRef } from "react";

/** The duration of a dialog's closing. */
const settledMs = 400;

/** A heading that takes the focus when a change of `state` removed the focused button. */
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
