import { type RefObject, useEffect, useRef } from "react";

/** On a phone a row of tabs may be wider than the screen: scrolls the open one into view. */
export function useOpenTabInView(openIndex: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.children[openIndex] as HTMLElement | undefined;
    if (tab && list.current) list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft - 24;
  }, [openIndex]);
  return list;
}
