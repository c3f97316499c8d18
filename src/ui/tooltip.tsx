import { Tooltip as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";

export type TooltipProps = {
  text: ReactNode;
  /** One focusable element. It needs its own label; the tooltip is an extra for the eye. */
  children: ReactElement;
  side?: "top" | "bottom" | "left" | "right";
};

/** Opens after 700 ms under the pointer, at once on focus; Escape closes it. */
export function Tooltip({ text, children, side = "bottom" }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={700}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-64 animate-fade-in rounded-leaf-sm bg-ink px-3 py-1.5 text-paper text-sm shadow-lift"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
