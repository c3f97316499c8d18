import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { queries } from "#client/queries.ts";
import { useShownSession } from "#client/session.tsx";
import { onForget } from "#client/session-storage-keys.ts";
import { useLatePart } from "#client/use-late-part.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { CountBadge } from "#ui/count-badge.tsx";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { usePress } from "#ui/presses.tsx";
import { forgetDevice } from "./forget-device.ts";
import type { NotificationPanelProps } from "./notification-panel.tsx";

const loadPanel = async () => (await import("./notification-panel.tsx")).NotificationPanel;

/** The header's bell, for everyone signed in. Only its number is fetched with the page. */
export function NotificationBell() {
  const session = useShownSession();
  // Keeps its place in a document that was rendered for everyone (frame.css).
  if (!session) return <span aria-hidden="true" className="person-space hidden size-11 shrink-0" />;
  return <Bell key={session.userId} />;
}

function Bell() {
  const { t } = useTranslation();
  const { data } = useQuery(queries.notifications.countUnreadNotifications.queryOptions({ input: {} }));
  const count = data?.count ?? 0;
  const [open, setOpen] = useState(false);
  const [Panel, wantPanel] = useLatePart<NotificationPanelProps>(loadPanel);
  const anchor = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page closes what lies over it
  useEffect(() => setOpen(false), [key]);
  useEffect(() => onForget(forgetDevice), []);
  const press = usePress("notifications", () => {
    wantPanel();
    setOpen((was) => !was);
  });
  return (
    <div ref={anchor} className="relative shrink-0">
      <IconButton
        label={count > 0 ? t("header.unreadNotifications", { count }) : t("header.notifications")}
        tooltip={open ? false : t("header.notifications")}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={wantPanel}
        onFocus={wantPanel}
        {...press}
      >
        <Icon name="bell" />
        <CountBadge count={count} className="absolute top-0.5 left-5.5" />
      </IconButton>
      {Panel && <Panel open={open} onOpenChange={setOpen} anchor={anchor} unread={count} />}
    </div>
  );
}
