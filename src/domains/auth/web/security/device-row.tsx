import { LogOut, Monitor, Smartphone, Tablet } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { api } from "#client/api.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { readDevice } from "./read-device.ts";

type Session = Awaited<ReturnType<typeof api.auth.listSessions>>["items"][number];

const icons = { desktop: Monitor, mobile: Smartphone, tablet: Tablet } as const;

/** One session: on what, from where, since when; another than this one can be ended. */
export function DeviceRow({ session, onEnd }: { session: Session; onEnd: () => Promise<void> }) {
  const { t } = useTranslation("auth");
  const { browser, system, kind } = readDevice(session.userAgent);
  const name =
    browser && system
      ? t("security.devices.named", { browser, system })
      : (browser ?? system ?? t("security.devices.unknown"));
  const Icon = icons[kind];
  return (
    <li className="flex items-center gap-4 py-3">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 break-words font-semibold">
          {name}
          {session.isCurrent && <Badge tone="green">{t("security.devices.current")}</Badge>}
        </p>
        <ul className="flex flex-wrap gap-x-5 text-ink-soft text-sm">
          {session.ipAddress && <li>{t("security.devices.place", { address: session.ipAddress })}</li>}
          <li>{t("security.devices.since", { date: formatDateTime(session.createdAt) })}</li>
          <li>{t("security.devices.seen", { date: formatDateTime(session.lastSeenAt) })}</li>
        </ul>
      </div>
      {!session.isCurrent && (
        <ConfirmDialog
          trigger={
            <IconButton label={t("security.devices.endNamed", { name })}>
              <LogOut aria-hidden="true" />
            </IconButton>
          }
          title={t("security.devices.endTitle", { name })}
          description={t("security.devices.endText")}
          confirmLabel={t("security.devices.end")}
          onConfirm={onEnd}
        />
      )}
    </li>
  );
}
