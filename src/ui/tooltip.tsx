import { type FocusEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { TooltipSide } from "./tooltip-bubble.tsx";

const TooltipBubble = lazy(() => import("./tooltip-bubble.tsx"));

const delayMs = 700;

/**
 * A tooltip for a custom control: spread its handlers on the control, render its bubble inside. Opens after 700 ms of
 * hovering and at once on keyboard focus; closes on Escape and press. Rendered only when open, since a list has a
 * hundred of them.
 */
export function useTooltip(text: string | null, side: TooltipSide = "bottom") {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), delay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const handlers = text !== null && {
    onPointerEnter: () => show(delayMs),
    onPointerLeave: hide,
    onPointerDown: hide,
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      if (currentTarget.matches(":focus-visible")) show(0);
    },
    onBlur: hide,
  };
  const bubble: ReactNode = isOpen && text !== null && (
    <Suspense>
      <TooltipBubble text={text} side={side} onClose={hide} />
    </Suspense>
  );
  return { handlers, bubble };
}
