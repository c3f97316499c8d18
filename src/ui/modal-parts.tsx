import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { cn } from "./class-names.ts";
import { Icon } from "./icon.tsx";

/** The props shared by dialog, drawer and bottom sheet. */
export type ModalProps = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The element that opens it, if the page does not control `open` itself. */
  trigger?: ReactNode;
  title: ReactNode;
  /** The title is for screen readers only. */
  hideTitle?: boolean;
  description?: ReactNode;
  children?: ReactNode;
  /** Below the scrolling part: the actions. */
  footer?: ReactNode;
  className?: string;
};

export function Scrim() {
  return (
    <Radix.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
  );
}

/**
 * Returns the focus to the previous element; on another page, to its heading. Radix does so only for its own trigger,
 * not when the page opens the modal itself.
 */
export function useFocusBack({ open, trigger }: Pick<ModalProps, "open" | "trigger">): {
  onCloseAutoFocus?: (event: Event) => void;
} {
  const before = useRef<{ isOpen: boolean; element: Element | null; path: string } | null>(null);
  if (open && !before.current?.isOpen && typeof document !== "undefined")
    before.current = {
      isOpen: true,
      element: openerOf(document.activeElement),
      path: window.location.pathname,
    };
  if (!open && before.current) before.current.isOpen = false;
  if (trigger) return {};
  return {
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      // The code that closed it may already have moved the focus.
      if (document.activeElement && document.activeElement !== document.body) return;
      const isSamePage = before.current?.path === window.location.pathname;
      const target = isSamePage ? before.current?.element : document.querySelector("main h1");
      if (target instanceof HTMLElement) target.focus({ preventScroll: !isSamePage });
    },
  };
}

/** What opened the modal: of a menu, which is gone by then, its button. */
function openerOf(element: Element | null): Element | null {
  const menu = element?.closest("[role=menu]");
  return document.getElementById(menu?.getAttribute("aria-labelledby") ?? "") ?? element;
}

type FrameProps = Pick<ModalProps, "title" | "hideTitle" | "description" | "children" | "footer">;

/** Heading, close button, scrolling body and footer. */
export function ModalFrame({ title, hideTitle, description, children, footer }: FrameProps) {
  const { t } = useTranslation("ui");
  return (
    <>
      <header className="flex items-start gap-4 px-5 pt-5 pb-3 sm:px-6">
        <div className="min-w-0 flex-1">
          <Radix.Title className={cn("font-display font-semibold text-heading", hideTitle && "sr-only")}>
            {title}
          </Radix.Title>
          {description && <Radix.Description className="mt-1 text-ink-soft">{description}</Radix.Description>}
        </div>
        <Radix.Close
          aria-label={t("close")}
          className="-mt-1.5 -mr-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-ink/8 hover:text-ink"
        >
          <Icon name="x" className="size-5" />
        </Radix.Close>
      </header>
      {children !== undefined && (
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5 sm:px-6">
          {children}
        </div>
      )}
      {footer && (
        <footer className="flex flex-wrap justify-end gap-3 border-line border-t px-5 py-4 sm:px-6">
          {footer}
        </footer>
      )}
    </>
  );
}
