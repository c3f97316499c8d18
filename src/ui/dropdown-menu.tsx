import { DropdownMenu as Radix } from "radix-ui";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { cn } from "./class-names.ts";

export type DropdownMenuProps = {
  /** The button that opens it, with its own label. */
  trigger: ReactElement;
  children: ReactNode;
  defaultOpen?: boolean;
  align?: "start" | "center" | "end";
  /** Modal blocks the page while open; default false, so the page keeps scrolling. */
  modal?: boolean;
  className?: string;
};

export function DropdownMenu({
  trigger,
  children,
  defaultOpen,
  align = "end",
  modal = false,
  className,
}: DropdownMenuProps) {
  return (
    <Radix.Root modal={modal} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className={cn(
            "z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 overflow-y-auto rounded-leaf border border-line",
            "origin-(--radix-dropdown-menu-content-transform-origin) bg-surface p-1.5 text-ink shadow-float",
            "data-[state=closed]:animate-fade-out data-[state=open]:animate-pop-in",
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const item = [
  "flex min-h-11 w-full select-none items-center gap-3 rounded-md px-3 py-2 text-left no-underline outline-none",
  "data-[highlighted]:bg-ink data-[highlighted]:text-paper data-[disabled]:opacity-50 [&_svg]:size-4.5 [&_svg]:shrink-0",
].join(" ");

/** `asChild` around a link; `onSelect` for an action. */
export function MenuItem({
  tone = "plain",
  className,
  ...rest
}: ComponentProps<typeof Radix.Item> & { tone?: "plain" | "danger" }) {
  return (
    <Radix.Item
      className={cn(
        item,
        tone === "danger" && "text-danger-ink data-[highlighted]:bg-danger-ink data-[highlighted]:text-paper",
        className,
      )}
      {...rest}
    />
  );
}

/** One of several, for example the language; inside MenuChoices. */
export function MenuChoice({ className, children, ...rest }: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem className={cn(item, "pl-9 data-[state=checked]:font-semibold", className)} {...rest}>
      <Radix.ItemIndicator className="absolute left-4.5 size-2 rounded-full bg-cherry" />
      {children}
    </Radix.RadioItem>
  );
}

export const MenuChoices = Radix.RadioGroup;

export function MenuSeparator({ className, ...rest }: ComponentProps<typeof Radix.Separator>) {
  return <Radix.Separator className={cn("mx-3 my-1.5 h-px bg-line", className)} {...rest} />;
}
