import { Tooltip } from "radix-ui";

export type TooltipSide = "top" | "bottom" | "left" | "right";

type TooltipBubbleProps = { text: string; side: TooltipSide; onClose: () => void };

/** Positioned at its parent control. The control has its own label; this is visual only. */
export default function TooltipBubble({ text, side, onClose }: TooltipBubbleProps) {
  return (
    <Tooltip.Provider>
      <Tooltip.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
        <Tooltip.Trigger asChild>
          <span aria-hidden="true" className="pointer-events-none absolute inset-0" />
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-64 animate-fade-in rounded-leaf-sm bg-ink px-3 py-1.5 text-paper text-sm shadow-lift"
          >
            {text}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
