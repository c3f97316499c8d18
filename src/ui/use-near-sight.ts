import { type RefObject, useEffect, useRef } from "react";

/** Calls once the element is less than a screen away; never while it is hidden. */
export function useNearSight(onNear: () => void): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(onNear);
  latest.current = onNear;
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        latest.current();
        observer.disconnect();
      },
      { rootMargin: "100% 0px" },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return element;
}
