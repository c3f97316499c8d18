import { useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { type Ref, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "#client/api.ts";
import { queries } from "#client/queries.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useAuthProblem } from "../auth-problem.ts";
import { SecurityCard } from "./security-card.tsx";
import { useOwnUser } from "./use-own-user.ts";
import { useSecurityChange } from "./use-security-change.ts";

type RecoveryCodesCardProps = { onCodes: (codes: string[]) => void; headingRef: Ref<HTMLHeadingElement> };

const few = 3;

/** How many recovery codes are left, and new ones; shown to whoever has a second factor that can be lost. */
export function RecoveryCodesCard({ onCodes, headingRef }: RecoveryCodesCardProps) {
  const { t } = useTranslation("auth");
  const hasFactor = useOwnUser().data?.factors.some(({ status }) => status === "verified") ?? false;
  const { data, isError, isFetching, refetch } = useQuery(
    queries.auth.countRecoveryCodes.queryOptions({ input: {} }),
  );
  if (!hasFactor) return null;
  return (
    <SecurityCard title={t("security.codes.title")} lead={t("security.codes.lead")} headingRef={headingRef}>
      {data && data.remaining <= few && (
        <InlineNotice tone="warning">
          {t(data.remaining === 0 ? "security.codes.none" : "security.codes.few")}
        </InlineNotice>
      )}
      {data && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="font-semibold">{t("security.codes.left", { count: data.remaining })}</p>
          <RenewCodes isFirst={data.remaining === 0} onCodes={onCodes} />
        </div>
      )}
      {!data && !isError && <Skeleton className="h-11" />}
      <InlineRetry isShown={isError} isRetrying={isFetching} onRetry={() => void refetch()} />
    </SecurityCard>
  );
}

/** Where codes are left, they end: that is asked first. */
function RenewCodes({ isFirst, onCodes }: { isFirst: boolean; onCodes: (codes: string[]) => void }) {
  const { t } = useTranslation("auth");
  const sayProblem = useAuthProblem();
  const change = useSecurityChange();
  const [isAsked, setAsked] = useState(false);
  const [isRenewing, setRenewing] = useState(false);
  const renew = async () => {
    setRenewing(true);
    try {
      const { codes } = await api.auth.renewRecoveryCodes({});
      setAsked(false);
      onCodes(codes);
      await change("USER_UPDATED");
    } catch (error) {
      sayProblem(error);
    } finally {
      setRenewing(false);
    }
  };
  const look = { variant: "secondary", size: "sm" } as const;
  if (isFirst) {
    return (
      <Button {...look} loading={isRenewing} onClick={() => void renew()}>
        <KeyRound aria-hidden="true" />
        {t("security.codes.create")}
      </Button>
    );
  }
  return (
    <ConfirmDialog
      open={isAsked}
      onOpenChange={setAsked}
      tone="primary"
      trigger={
        <Button {...look}>
          <KeyRound aria-hidden="true" />
          {t("security.codes.renew")}
        </Button>
      }
      title={t("security.codes.renewTitle")}
      description={t("security.codes.renewText")}
      confirmLabel={t("security.codes.create")}
      loading={isRenewing}
      onConfirm={() => void renew()}
    />
  );
}
