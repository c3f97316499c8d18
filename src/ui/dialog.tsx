import { Dialog as Radix } from "radix-ui";
import { cn } from "./class-names.ts";
import { ModalFrame, type ModalProps, Scrim, useFocusBack } from "./modal-parts.tsx";

const widths = { sm: "max-w-md", md: "max-w-xl", lg: "max-w-3xl" } as const;

export type DialogProps = ModalProps & {
  size?: keyof typeof widths;
  /** A question that must be answered: an outside press does not close it. */
  alert?: boolean;
};

/** A modal dialog. Traps the focus, restores it, closes on Escape. */
export function Dialog({
  open,
  onOpenChange,
  trigger,
  size = "md",
  alert = false,
  className,
  ...frame
}: DialogProps) {
  const focusBack = useFocusBack({ open, trigger });
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Scrim />
        <Radix.Content
          role={alert ? "alertdialog" : "dialog"}
          {...focusBack}
          onOpenAutoFocus={focusFirstField}
          {...(frame.description ? {} : { "aria-describedby": undefined })}
          onPointerDownOutside={alert ? (event) => event.preventDefault() : undefined}
          className={cn(
            "fixed inset-x-4 inset-y-0 z-50 m-auto flex h-fit max-h-[min(90dvh,52rem)] flex-col",
            "rounded-leaf-lg bg-surface text-ink shadow-float outline-none",
            "data-[state=closed]:animate-sink-out data-[state=open]:animate-rise-in",
            widths[size],
            className,
          )}
        >
          <ModalFrame {...frame} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const textField =
  "textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [type=submit])";

/** Where there is something to type, one types it at once; else Radix focuses the button that closes. */
function focusFirstField(event: Event): void {
  const field = (event.target as HTMLElement).querySelector<HTMLInputElement>(
    `:is(${textField}):not(:disabled, [readonly])`,
  );
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** Wraps a button that closes the surrounding dialog, drawer or sheet. */
export function CloseModal({ children }: { children: React.ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
