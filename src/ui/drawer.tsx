import { Dialog as Radix } from "radix-ui";
import { cn } from "./class-names.ts";
import { ModalFrame, type ModalProps, Scrim, useFocusBack } from "./modal-parts.tsx";

const sides = {
  left: "left-0 data-[state=closed]:animate-to-left data-[state=open]:animate-from-left",
  right: "right-0 data-[state=closed]:animate-to-right data-[state=open]:animate-from-right",
} as const;

export type DrawerProps = ModalProps & { side?: keyof typeof sides };

/** A panel of 300 px at the side of the window. */
export function Drawer({ open, onOpenChange, trigger, side = "left", className, ...frame }: DrawerProps) {
  const focusBack = useFocusBack({ open, trigger });
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Scrim />
        <Radix.Content
          {...focusBack}
          {...(frame.description ? {} : { "aria-describedby": undefined })}
          className={cn(
            "fixed inset-y-0 z-50 flex w-[300px] max-w-[88vw] flex-col bg-surface pb-[env(safe-area-inset-bottom)]",
            "text-ink shadow-float outline-none",
            sides[side],
            className,
          )}
        >
          <ModalFrame {...frame} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
