import { api } from "#client/api.ts";
import { DetailSection } from "#client/detail-layout.tsx";
import { AdminMay } from "#client/may.tsx";
import type { UserDetail } from "#domains/users/contract.ts";
import { userReasonBounds } from "#domains/users/user-rules.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { Button } from "#ui/button.tsx";
import { WordsDialog } from "#ui/words-dialog.tsx";
import { useUserChange } from "./use-user-change.ts";

const [shortest, longest] = userReasonBounds;

/** Where a person is signed in; each session can be ended alone. */
export function UserSessions({ user }: { user: UserDetail }) {
  const { t } = useTranslation("users");
  return (
    <DetailSection title={t("sessions.title")}>
      {user.sessions.length === 0 ? (
        <p className="text-ink-soft">{t("sessions.none")}</p>
      ) : (
        <ul className="divide-y divide-line">
          {user.sessions.map((session) => (
            <li key={session.id} className="flex items-center justify-between gap-4 py-2">
              <span className="grid min-w-0 gap-0.5">
                <span className="break-words">{session.userAgent ?? t("sessions.unknown")}</span>
                <span className="text-ink-soft text-sm">
                  {t("sessions.seen", { date: formatDateTime(session.lastSeenAt) })}
                  {session.hasSecondFactor && ` · ${t("sessions.withFactor")}`}
                </span>
              </span>
              {user.mayChange && (
                <AdminMay permission="users.manage">
                  <EndSession session={session} name={user.name} />
                </AdminMay>
              )}
            </li>
          ))}
        </ul>
      )}
    </DetailSection>
  );
}

function EndSession({ session, name }: { session: UserDetail["sessions"][number]; name: string }) {
  const { t } = useTranslation("users");
  const change = useUserChange();
  const device = session.userAgent ?? t("sessions.unknown");
  return (
    <WordsDialog
      trigger={
        <Button size="sm" variant="secondary" aria-label={t("endSession.title", { name })}>
          {t("endSession.open")}
        </Button>
      }
      title={t("endSession.title", { name })}
      text={t("endSession.text", { device })}
      label={t("reason")}
      hint={t("reasonHint")}
      missing={t("reasonMissing")}
      {...{ shortest, longest }}
      confirmLabel={t("endSession.confirm")}
      onConfirm={(reason) =>
        change(() => api.users.endUserSession({ sessionId: session.id, reason }), t("endSession.done"))
      }
    />
  );
}
