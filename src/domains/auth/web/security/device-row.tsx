import type { api } from "#client/api.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { readDevice } from "./read-device.ts";

type Session = Awaited<ReturnType<typeof api.auth.listSessions>>["items"][number];

const icons = { desktop: "monitor", mobile: "smartphone", tablet: "tablet" } as const;

/** One session: device, location, start; others than this one can be ended. */
export function DeviceRow({ session, onEnd }: { session: Session; onEnd: () => Promise<void> }) {
  const { t } = useTranslation("auth");
  const { browser, system, kind } = readDevice(session.userAgent);
  const name =
    browser && system
      ? t("security.devices.named", { browser, system })
      : (browser ?? system ?? t("security.devices.unknown"));
  const icon = icons[kind];
  return (
    <li className="flex items-center gap-4 py-3">
      <Icon name={icon} className="size-6 shrink-0 text-ink-soft" />
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
              <Icon name="log-out" />
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
