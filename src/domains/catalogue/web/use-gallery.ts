import { type KeyboardEvent, useCallback, useRef, useState } from "react";

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowRight: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Which picture is shown: the scrolling strip, thumbnails and arrow keys are kept in sync. */
export function useGallery(total: number) {
  const [at, setAt] = useState(0);
  const strip = useRef<HTMLUListElement>(null);
  const choices = useRef<HTMLUListElement>(null);
  /** The target of programmatic scrolling; pictures passed on the way are not selected. */
  const aim = useRef<number | null>(null);

  const goTo = useCallback((index: number) => {
    setAt(index);
    const list = strip.current;
    const left = index * (list?.clientWidth ?? 0);
    if (!list || Math.abs(list.scrollLeft - left) < 1) return;
    aim.current = index;
    list.scrollTo({ left });
  }, []);

  const onScroll = () => {
    const list = strip.current!;
    const seen = Math.round(list.scrollLeft / list.clientWidth);
    const isThere = Math.abs(list.scrollLeft - seen * list.clientWidth) < 1;
    if (aim.current === null) setAt(Math.min(total - 1, Math.max(0, seen)));
    else if (isThere && seen === aim.current) aim.current = null;
  };
  /** A touch on the strip ends programmatic scrolling. */
  const onTouch = () => {
    aim.current = null;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    const focused = event.target as HTMLElement;
    if (!step || total < 2 || !event.currentTarget.contains(focused)) return;
    event.preventDefault();
    const next = step(at, total - 1);
    focusIn(choices.current?.contains(focused) ? choices.current : strip.current, next);
    goTo(next);
  };
  const returnTo = (index: number) => {
    goTo(index);
    focusIn(strip.current, index);
  };

  return {
    at,
    goTo,
    returnTo,
    onKeyDown,
    choices,
    strip: { ref: strip, onScroll, onPointerDown: onTouch, onWheel: onTouch },
  };
}

function focusIn(list: HTMLUListElement | null, index: number): void {
  list?.children[index]?.querySelector("button")?.focus({ preventScroll: true });
}
