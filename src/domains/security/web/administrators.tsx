import { useQueryClient } from "@tanstack/react-query";
import { api } from "#client/api.ts";
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
          <li key={session.id} className="flex flex-wrap gap-x-4 text-ink-soft">
            <Device userAgent={session.userAgent} />
            {session.ipAddress && <span className="break-all">{session.ipAddress}</span>}
            <span>{t("administrators.seen", { date: formatDateTime(session.lastSeenAt) })}</span>
          </li>
        ))}
        {sessions.length > 5 && <li>{t("administrators.more", { count: sessions.length - 5 })}</li>}
      </ul>
    </>
  );
}

function Device({ userAgent }: { userAgent: string | null }) {
  const { t } = useTranslation("security");
  const { browser, system } = readDevice(userAgent);
  const parts = [browser, system].filter((part) => part !== null);
  return <span className="text-ink">{parts.length > 0 ? parts.join(", ") : t("administrators.device")}</span>;
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
