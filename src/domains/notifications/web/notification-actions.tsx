import { href, Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { useMarkAsRead } from "./use-mark-as-read.ts";

/** Marks everything as read, and leads to the choice of what one hears about. */
export function NotificationActions({ unread, onFollow }: { unread: number; onFollow: () => void }) {
  const { t } = useTranslation("notifications");
  const { markAll, isMarkingAll } = useMarkAsRead();
  return (
    <div className="flex items-center justify-end gap-1">
      <Button
        size="sm"
        variant="ghost"
        disabled={unread === 0 && !isMarkingAll}
        loading={isMarkingAll}
        onClick={markAll}
        className="disabled:opacity-50"
      >
        <Icon name="check-check" />
        {t("markAll")}
      </Button>
      <IconButton asChild label={t("settings")}>
        <Link to={withQuery(href("/profile/settings"), { panel: "notifications" })} onClick={onFollow}>
          <Icon name="settings" />
        </Link>
      </IconButton>
    </div>
  );
}
