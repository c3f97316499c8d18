import { useEffect, useRef } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { useTranslation } from "#i18n/use-translation.ts";
import { Icon } from "./icon.tsx";
import { openToasts } from "./notify.ts";

const classNames = {
  toast: [
    "flex w-full items-start gap-3 rounded-leaf border border-line bg-surface p-4 pr-12 font-sans text-ink",
    "shadow-float data-[type=error]:border-danger-ink data-[type=error]:bg-danger-wash",
    "data-[type=error]:text-danger-ink",
  ].join(" "),
  content: "min-w-0 flex-1",
  title: "font-semibold text-base leading-snug",
  description: "mt-0.5 text-sm opacity-90",
  icon: "mt-0.5 shrink-0 [&_svg]:size-5",
  closeButton:
    "absolute! top-1.5 right-1.5 grid size-9 place-items-center rounded-full text-current hover:bg-ink/8 [&_svg]:size-4",
  actionButton:
    "min-h-9 shrink-0 self-center rounded-leaf-sm bg-cherry px-3 font-semibold text-on-cherry text-sm hover:bg-cherry-deep",
  cancelButton: "min-h-9 shrink-0 self-center rounded-leaf-sm px-3 font-semibold text-sm hover:bg-ink/8",
};

/** The one place toasts appear, drawn by `Toaster` with the first of them. */
export default function ToastRegion() {
  const { t } = useTranslation("ui");
  const region = useRef<HTMLElement>(null);
  usePauseOnFocus(region);
  useEffect(() => openToasts(toast), []);
  return (
    <Sonner
      ref={region}
      position="bottom-right"
      duration={5000}
      gap={12}
      visibleToasts={4}
      // Side by side, never stacked: a covered close button is too small to hit.
      expand
      hotkey={["altKey", "KeyT"]}
      containerAriaLabel={t("notifications")}
      customAriaLabel={t("notifications")}
      closeButton
      offset={{ bottom: "calc(var(--bottom-bar) + 1.25rem)", right: "1.25rem" }}
      mobileOffset={{ bottom: "calc(var(--bottom-bar) + 1rem)", left: "1rem", right: "1rem" }}
      toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: t("closeToast") }}
      icons={{
        success: <Icon name="circle-check" className="text-leaf-ink" />,
        error: <Icon name="circle-exclamation-point" />,
        info: <Icon name="info" className="text-info-ink" />,
        warning: <Icon name="triangle-exclamation-point" className="text-warning-ink" />,
        close: <Icon name="x" />,
      }}
    />
  );
}

/** The library stops its clock under the pointer and in a hidden tab, not under the focus; this lends it the pointer. */
function usePauseOnFocus(region: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const hasFocus = () => element.contains(document.activeElement);
    const point = (type: "mousemove" | "mouseout", target: EventTarget) =>
      target.dispatchEvent(new MouseEvent(type, { bubbles: true }));
    const onFocusIn = (event: FocusEvent) => event.target && point("mousemove", event.target);
    const onFocusOut = (event: FocusEvent) => {
      if (event.target && !element.contains(event.relatedTarget as Node | null))
        point("mouseout", event.target);
    };
    const onLeave = () =>
      requestAnimationFrame(() => hasFocus() && point("mousemove", document.activeElement!));
    element.addEventListener("focusin", onFocusIn);
    element.addEventListener("focusout", onFocusOut);
    element.addEventListener("mouseout", onLeave);
    return () => {
      element.removeEventListener("focusin", onFocusIn);
      element.removeEventListener("focusout", onFocusOut);
      element.removeEventListener("mouseout", onLeave);
    };
  }, [region]);
}
