import { type RefObject, useEffect, useRef } from "react";

/**
 * A removed item takes its button with it, and the focus would fall to the top of the page; it moves to the list's
 * heading instead. The ref belongs on the element around list and heading.
 */
export function useFocusAfterRemoval(
  items: readonly unknown[] | undefined,
): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const count = items?.length ?? 0;
  const before = useRef(count);
  useEffect(() => {
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    if (count < before.current && isFocusLost)
      list.current?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return list;
}
