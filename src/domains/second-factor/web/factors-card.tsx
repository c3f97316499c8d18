import { api } from "#client/api.ts";
import { logError } from "#client/notify-error.ts";
import { useAuthProblem } from "#domains/auth/web/auth-problem.ts";
import { SecurityCard } from "#domains/auth/web/security/security-card.tsx";
import { useFocusOnceGone } from "#domains/auth/web/security/use-focus-once-gone.ts";
import { useOwnUser } from "#domains/auth/web/security/use-own-user.ts";
import { useSecurityChange } from "#domains/auth/web/security/use-security-change.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { notify } from "#ui/notify.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { AddAppDialog } from "./add-app-dialog.tsx";
import { AddPhoneDialog } from "./add-phone-dialog.tsx";
import { FactorRow } from "./factor-row.tsx";

type FactorsCardProps = { isAdmin: boolean; onCodes: (codes: string[]) => void };

/** The active second factors, and buttons to add one. The first one creates the recovery codes. */
export function FactorsCard({ isAdmin, onCodes }: FactorsCardProps) {
  const { t } = useTranslation("secondFactor");
  const { data: user, isError, isFetching, refetch } = useOwnUser();
  const sayProblem = useAuthProblem();
  const change = useSecurityChange();
  const factors = (user?.factors ?? []).filter(({ status }) => status === "verified");
  const { heading, awaitGone } = useFocusOnceGone(factors.map(({ id }) => id));

  const finish = async () => {
    // Without them a lost phone would be a lost account; if this fails, the card below offers them.
    const made = factors.length === 0 ? await api.auth.renewRecoveryCodes({}).catch(logError) : undefined;
    if (made) onCodes(made.codes);
    // No toast covers the codes.
    else notify.success(t("factors.addedTitle"), { description: t("factors.addedText") });
    await change("MFA_CHALLENGE_VERIFIED");
  };
  const remove = async (id: string) => {
    try {
      await api.auth.unenrollFactor({ factor_id: id });
    } catch (error) {
      return sayProblem(error);
    }
    notify.success(t("factors.removed"));
    awaitGone(id);
    await change("USER_UPDATED");
  };
  const adding = {
    names: factors.map((factor) => factor.friendly_name),
    codeTo: user && isAdmin && factors.length === 0 ? user.email : null,
    onAdded: finish,
  };
  return (
    <SecurityCard title={t("factors.title")} lead={t("factors.lead")} headingRef={heading}>
      {user ? (
        <>
          {factors.length === 0 && (
            <p className="rounded-leaf-sm bg-sunken px-4 py-3">{t("factors.empty")}</p>
          )}
          {factors.length > 0 && (
            <ul className="divide-y divide-line border-line border-y">
              {factors.map((factor) => (
                <FactorRow
                  key={factor.id}
                  factor={factor}
                  consequence={factors.length > 1 ? "other" : isAdmin ? "lastOfAdmin" : "last"}
                  onRemove={() => remove(factor.id)}
                />
              ))}
            </ul>
          )}
          <div className="flex flex-wrap gap-3">
            <AddAppDialog {...adding} />
            <AddPhoneDialog {...adding} />
          </div>
        </>
      ) : (
        !isError && <Skeleton className="h-24" />
      )}
      <InlineRetry isShown={isError} isRetrying={isFetching} onRetry={() => void refetch()} />
    </SecurityCard>
  );
}
