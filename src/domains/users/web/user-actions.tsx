import { api } from "#client/api.ts";
import { AdminMay } from "#client/may.tsx";
import { useRequestId } from "#client/use-request-id.ts";
import { DecisionDialog } from "#domains/decisions/web/decision-dialog.tsx";
import type { UserDetail } from "#domains/users/contract.ts";
import { userReasonBounds } from "#domains/users/user-rules.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { WordsDialog } from "#ui/words-dialog.tsx";
import { RoleDialog } from "./role-dialog.tsx";
import { useUserChange } from "./use-user-change.ts";

/** What an administrator can do about a person's account. */
export function UserActions({ user }: { user: UserDetail }) {
  const { t } = useTranslation("users");
  return (
    <Card asChild className="gap-4">
      <section aria-labelledby="actions">
        <h3 id="actions" className="font-semibold text-lg">
          {t("actions.title")}
        </h3>
        <div className="grid justify-items-start gap-3">
          <WithReason user={user} />
          <AdminMay permission="team.manage">
            <RoleDialog user={user} />
          </AdminMay>
          <BanButton user={user} />
        </div>
      </section>
    </Card>
  );
}

/** Signing out, verifying the address, asking for the reset of the factors: each with words for the log. */
function WithReason({ user }: { user: UserDetail }) {
  const { t } = useTranslation("users");
  const change = useUserChange();
  const requestIdOf = useRequestId();
  const { id: userId, name } = user;
  const [shortest, longest] = userReasonBounds;
  const words = { label: t("reason"), hint: t("reasonHint"), missing: t("reasonMissing"), shortest, longest };
  return (
    <>
      {user.sessions.length > 0 && (
        <WordsDialog
          {...words}
          trigger={<Button variant="secondary">{t("signOut.open")}</Button>}
          title={t("signOut.title", { name })}
          text={t("signOut.text")}
          confirmLabel={t("signOut.open")}
          onConfirm={(reason) => change(() => api.users.signOutUser({ userId, reason }), t("signOut.done"))}
        />
      )}
      {!user.isVerified && (
        <WordsDialog
          {...words}
          trigger={<Button variant="secondary">{t("verify.open")}</Button>}
          title={t("verify.title", { email: user.email })}
          text={t("verify.text")}
          confirmLabel={t("verify.open")}
          onConfirm={(reason) =>
            change(() => api.users.verifyUserEmail({ userId, reason }), t("verify.done"))
          }
        />
      )}
      {user.factors.length > 0 && user.approvals.length === 0 && (
        <WordsDialog
          {...words}
          trigger={<Button variant="secondary">{t("reset.open")}</Button>}
          title={t("reset.title", { name })}
          text={t("reset.text")}
          confirmLabel={t("reset.confirm")}
          onConfirm={(reason) =>
            change(
              () =>
                api.users.requestFactorReset({ userId, reason, requestId: requestIdOf({ userId, reason }) }),
              t("reset.done"),
            )
          }
        />
      )}
    </>
  );
}

function BanButton({ user }: { user: UserDetail }) {
  const { t } = useTranslation("decisions");
  const change = useUserChange();
  const { id: userId, name: about, language } = user;
  if (user.isBanned)
    return (
      <DecisionDialog
        key="unban"
        name="unban"
        {...{ about, language }}
        trigger={<Button variant="secondary">{t("unban.open")}</Button>}
        onConfirm={({ facts }) =>
          change(() => api.users.liftBan({ userId, facts }), t("unban.done", { name: about }))
        }
      />
    );
  return (
    <DecisionDialog
      key="ban"
      name="ban"
      {...{ about, language }}
      hasRule
      trigger={<Button variant="danger">{t("ban.open")}</Button>}
      onConfirm={({ rule, facts }) =>
        change(() => api.users.banUser({ userId, rule, facts }), t("ban.done", { name: about }))
      }
    />
  );
}
