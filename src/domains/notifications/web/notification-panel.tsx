import { Popover } from "radix-ui";
import type { RefObject } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import "#i18n/signed-in-words.ts";
import { BottomSheet } from "#ui/bottom-sheet.tsx";
import { NotificationActions } from "./notification-actions.tsx";
import { NotificationList } from "./notification-list.tsx";
import { PushOffer } from "./push-offer.tsx";

export type NotificationPanelProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Holds the bell. */
  anchor: RefObject<HTMLDivElement | null>;
  unread: number;
};

const isPhone = () => !window.matchMedia("(min-width: 48rem)").matches;

/** What is new: a sheet on phones, else a panel at the bell. */
export function NotificationPanel({ open, onOpenChange, anchor, unread }: NotificationPanelProps) {
  const { t } = useTranslation("notifications");
  const content = (
    <>
      <NotificationList onFollow={() => onOpenChange(false)} />
      <PushOffer className="mt-4" />
    </>
  );
  if (isPhone())
    return (
      <BottomSheet open={open} onOpenChange={onOpenChange} title={t("title")}>
        <NotificationActions unread={unread} onFollow={() => onOpenChange(false)} />
        {content}
      </BottomSheet>
    );
  const bell = () => anchor.current?.querySelector("button");
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLDivElement>} />
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-label={t("title")}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!document.activeElement || document.activeElement === document.body) bell()?.focus();
          }}
          // The bell itself opens and closes.
          onInteractOutside={(event) => {
            if (anchor.current?.contains(event.target as Node)) event.preventDefault();
          }}
          className="z-50 flex max-h-[min(40rem,var(--radix-popover-content-available-height))] w-[26rem] flex-col overflow-hidden rounded-leaf border border-line bg-surface text-ink shadow-float outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-pop-in"
        >
          <div className="flex items-center justify-between gap-3 border-line border-b px-5 pt-4 pb-2">
            <h2 className="font-display font-semibold text-subheading">{t("title")}</h2>
            <NotificationActions unread={unread} onFollow={() => onOpenChange(false)} />
          </div>
          <div className="overflow-y-auto overscroll-contain px-5 pb-5">{content}</div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
