import { useQuery } from "@tanstack/react-query";
import { type Ref, useState } from "react";
import { api } from "#client/api.ts";
import { queries } from "#client/queries.ts";
import { useAuthProblem } from "#domains/auth/web/auth-problem.ts";
import { SecurityCard } from "#domains/auth/web/security/security-card.tsx";
import { useOwnUser } from "#domains/auth/web/security/use-own-user.ts";
import { useSecurityChange } from "#domains/auth/web/security/use-security-change.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

type RecoveryCodesCardProps = { onCodes: (codes: string[]) => void; headingRef: Ref<HTMLHeadingElement> };

const few = 3;

/** How many recovery codes are left, and a button for new ones; shown to users with a second factor. */
export function RecoveryCodesCard({ onCodes, headingRef }: RecoveryCodesCardProps) {
  const { t } = useTranslation("secondFactor");
  const hasFactor = useOwnUser().data?.factors.some(({ status }) => status === "verified") ?? false;
  const { data, isError, isFetching, refetch } = useQuery(
    queries.auth.countRecoveryCodes.queryOptions({ input: {} }),
  );
  if (!hasFactor) return null;
  return (
    <SecurityCard title={t("codes.title")} lead={t("codes.lead")} headingRef={headingRef}>
      {data && data.remaining <= few && (
        <InlineNotice tone="warning">{t(data.remaining === 0 ? "codes.none" : "codes.few")}</InlineNotice>
      )}
      {data && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="font-semibold">{t("codes.left", { count: data.remaining })}</p>
          <RenewCodes isFirst={data.remaining === 0} onCodes={onCodes} />
        </div>
      )}
      {!data && !isError && <Skeleton className="h-11" />}
      <InlineRetry isShown={isError} isRetrying={isFetching} onRetry={() => void refetch()} />
    </SecurityCard>
  );
}

/** Unused codes will be revoked, so confirm first. */
function RenewCodes({ isFirst, onCodes }: { isFirst: boolean; onCodes: (codes: string[]) => void }) {
  const { t } = useTranslation("secondFactor");
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
        <Icon name="key-round" />
        {t("codes.create")}
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
          <Icon name="key-round" />
          {t("codes.renew")}
        </Button>
      }
      title={t("codes.renewTitle")}
      description={t("codes.renewText")}
      confirmLabel={t("codes.create")}
      loading={isRenewing}
      onConfirm={() => void renew()}
    />
  );
}
