import { useTranslation } from "react-i18next";
import { api } from "#client/api.ts";
import { logError } from "#client/notify-error.ts";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { notify } from "#ui/notify.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { useAuthProblem } from "../auth-problem.ts";
import { AddAppDialog } from "./add-app-dialog.tsx";
import { AddPhoneDialog } from "./add-phone-dialog.tsx";
import { FactorRow } from "./factor-row.tsx";
import { SecurityCard } from "./security-card.tsx";
import { useFocusOnceGone } from "./use-focus-once-gone.ts";
import { useOwnUser } from "./use-own-user.ts";
import { useSecurityChange } from "./use-security-change.ts";

type FactorsCardProps = { isAdmin: boolean; onCodes: (codes: string[]) => void };

/** The second factors that count, and the ways to add one. The first one brings the recovery codes. */
export function FactorsCard({ isAdmin, onCodes }: FactorsCardProps) {
  const { t } = useTranslation("auth");
  const { data: user, isError, isFetching, refetch } = useOwnUser();
  const sayProblem = useAuthProblem();
  const change = useSecurityChange();
  const factors = (user?.factors ?? []).filter(({ status }) => status === "verified");
  const { heading, awaitGone } = useFocusOnceGone(factors.map(({ id }) => id));

  const finish = async () => {
    // Without them a lost telephone would be a lost account; where this fails the card below asks for them.
    const made = factors.length === 0 ? await api.auth.renewRecoveryCodes({}).catch(logError) : undefined;
    if (made) onCodes(made.codes);
    // Nothing stands over the codes.
    else notify.success(t("security.factors.addedTitle"), { description: t("security.factors.addedText") });
    await change("MFA_CHALLENGE_VERIFIED");
  };
  const remove = async (id: string) => {
    try {
      await api.auth.unenrollFactor({ factor_id: id });
    } catch (error) {
      return sayProblem(error);
    }
    notify.success(t("security.factors.removed"));
    awaitGone(id);
    await change("USER_UPDATED");
  };
  const adding = { names: factors.map((factor) => factor.friendly_name), onAdded: finish };
  return (
    <SecurityCard title={t("security.factors.title")} lead={t("security.factors.lead")} headingRef={heading}>
      {user ? (
        <>
          {factors.length === 0 && (
            <p className="rounded-leaf-sm bg-sunken px-4 py-3">{t("security.factors.empty")}</p>
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
