import { type RefObject, useEffect, useRef } from "react";

/**
 * A removed item takes its button with it, and the focus would fall to the top of the page: it goes to the heading of
 * the list instead. The element that the ref stands on holds the list and its heading.
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
