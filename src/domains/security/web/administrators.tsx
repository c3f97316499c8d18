import { useQueryClient } from "@tanstack/react-query";
import { api } from "#client/api.ts";
import { AdminMay } from "#client/may.tsx";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { readDevice } from "#domains/auth/web/security/read-device.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { notify } from "#ui/notify.ts";
import type { Administrator } from "../watch-calls.ts";
import { DoButton } from "./do-button.tsx";
import { PanelSection } from "./panel-section.tsx";

/** Everyone who may administrate: second factors, recovery codes, and where they are signed in. */
export function Administrators({ administrators }: { administrators: Administrator[] }) {
  const { t } = useTranslation("security");
  return (
    <PanelSection title={t("administrators.title")} lead={t("administrators.lead")}>
      <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {administrators.map((person) => (
          <li key={person.id}>
            <Card padding="sm" className="h-full gap-3">
              <Person person={person} />
            </Card>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}

function Person({ person }: { person: Administrator }) {
  const { t } = useTranslation("security");
  const deviceName = useDeviceName();
  const { factors, sessions } = person;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-2 break-words font-semibold">
            {person.name}
            {person.isSelf && <Badge tone="green">{t("administrators.you")}</Badge>}
          </h3>
          <p className="break-all text-ink-soft text-sm">{person.email}</p>
        </div>
        {sessions.length > 0 && <SignOutEverywhere person={person} />}
      </div>
      <p className="flex flex-wrap gap-2">
        {factors.length === 0 && <Badge tone="red">{t("administrators.noFactor")}</Badge>}
        {factors.map(({ name, type }) => (
          <Badge key={name} tone="green">
            {t(`administrators.${type}`, { name })}
          </Badge>
        ))}
        <Badge tone={person.recoveryCodes < 3 ? "yellow" : "grey"}>
          {t("administrators.codes", { count: person.recoveryCodes })}
        </Badge>
      </p>
      {sessions.length === 0 && <p className="text-ink-soft text-sm">{t("administrators.noSession")}</p>}
      <ul className="grid gap-1 text-sm">
        {sessions.slice(0, 5).map((session) => (
          <li key={session.id} className="flex items-center justify-between gap-4 text-ink-soft">
            <span className="flex min-w-0 flex-wrap gap-x-4">
              <span className="text-ink">{deviceName(session.userAgent)}</span>
              {session.ipAddress && <span className="break-all">{session.ipAddress}</span>}
              <span>{t("administrators.seen", { date: formatDateTime(session.lastSeenAt) })}</span>
            </span>
            {!person.isSelf && (
              <AdminMay permission="team.manage">
                <DoButton
                  name="endSession"
                  hint={t("doing.hintPerson")}
                  title={t("doing.endSession.title", person)}
                  text={t("doing.endSession.text", { device: deviceName(session.userAgent) })}
                  done={t("doing.endSession.done")}
                  onConfirm={(reason) => api.users.endUserSession({ sessionId: session.id, reason })}
                />
              </AdminMay>
            )}
          </li>
        ))}
        {sessions.length > 5 && <li>{t("administrators.more", { count: sessions.length - 5 })}</li>}
      </ul>
    </>
  );
}

function useDeviceName() {
  const { t } = useTranslation("security");
  return (userAgent: string | null): string => {
    const { browser, system } = readDevice(userAgent);
    return [browser, system].filter((part) => part !== null).join(", ") || t("administrators.device");
  };
}

function SignOutEverywhere({ person: { id, name, isSelf } }: { person: Administrator }) {
  const { t } = useTranslation("security");
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const end = async () => {
    try {
      await api.auth.endSessions({ user_id: id });
      notify.success(t("administrators.ended", { name }));
    } catch (error) {
      notifyError(error);
    }
    await queryClient.invalidateQueries({ queryKey: queries.security.key() });
  };
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" variant="secondary">
          {t("administrators.end")}
        </Button>
      }
      title={t("administrators.endTitle", { name })}
      description={t(isSelf ? "administrators.endSelf" : "administrators.endText")}
      confirmLabel={t("administrators.end")}
      onConfirm={end}
    />
  );
}
