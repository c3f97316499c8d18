import { Dialog as Radix } from "radix-ui";
import { cn } from "./class-names.ts";
import { ModalFrame, type ModalProps, Scrim, useFocusBack } from "./modal-parts.tsx";

export type BottomSheetProps = ModalProps;

/** A panel that slides up from the bottom, within reach of the thumb. */
export function BottomSheet({ open, onOpenChange, trigger, className, ...frame }: BottomSheetProps) {
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
            "fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[85dvh] max-w-2xl flex-col rounded-t-[1.75rem] bg-surface",
            "pb-[env(safe-area-inset-bottom)] text-ink shadow-float outline-none",
            "data-[state=closed]:animate-to-bottom data-[state=open]:animate-from-bottom",
            className,
          )}
        >
          <ModalFrame {...frame} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
