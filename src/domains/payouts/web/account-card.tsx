import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { href, Link } from "react-router";
import { logError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import type { PayoutAccount } from "#domains/payouts/shapes.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader, CardTitle } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { SkeletonText } from "#ui/skeleton.tsx";
import { usePayoutAccount } from "./use-money.ts";
import { useProviderPage } from "./use-provider-page.ts";

export const accountTones: Record<PayoutAccount["state"], BadgeTone> = {
  none: "grey",
  incomplete: "yellow",
  ready: "green",
};

/** Where payouts go, with a button to the provider's pages. */
export function AccountCard({ isFormExpired }: { isFormExpired: boolean }) {
  const { t } = useTranslation("payouts");
  const { account, retry } = usePayoutAccount();
  useFreshAccount(account?.state === "incomplete");
  return (
    <Card padding="lg" className="justify-between gap-6" aria-busy={!account}>
      <div>
        <CardHeader>
          <CardTitle>{t("account.title")}</CardTitle>
          {account && (
            <Badge tone={accountTones[account.state]} size="md">
              <span className="sr-only">{t("account.label")}: </span>
              {t(`account.states.${account.state}`)}
            </Badge>
          )}
        </CardHeader>
        {account ? <AccountText account={account} /> : <SkeletonText />}
        <InlineRetry {...retry} className="mt-3" />
        {isFormExpired && account?.state !== "ready" && (
          <InlineNotice tone="warning" className="mt-4">
            {t("account.expired")}
          </InlineNotice>
        )}
      </div>
      {account && (account.canChange ? <ProviderButton state={account.state} /> : <FactorFirst />)}
    </Card>
  );
}

/** A vendor returning from the provider's form is ahead of its event, so refresh once. */
function useFreshAccount(isIncomplete: boolean): void {
  const queryClient = useQueryClient();
  const { mutate, isIdle } = useMutation(
    queries.payouts.refreshPayoutAccount.mutationOptions({
      onSuccess: (account) =>
        queryClient.setQueryData(queries.payouts.getPayoutAccount.queryKey({ input: {} }), account),
      onError: logError,
    }),
  );
  useEffect(() => {
    if (isIncomplete && isIdle) mutate({});
  }, [isIncomplete, isIdle, mutate]);
}

function AccountText({ account }: { account: PayoutAccount }) {
  const { t } = useTranslation("payouts");
  const { state, missingCount: count } = account;
  const text =
    state !== "incomplete"
      ? t(`account.${state}`)
      : count > 0
        ? t("account.incomplete", { count })
        : t("account.checking");
  return <p className="text-ink-soft">{text}</p>;
}

function ProviderButton({ state }: { state: PayoutAccount["state"] }) {
  const { t } = useTranslation("payouts");
  const { open, isOpening } = useProviderPage(state === "ready");
  const labels = { none: "account.start", incomplete: "account.continue", ready: "account.manage" } as const;
  return (
    <Button
      className="self-start"
      variant={state === "ready" ? "secondary" : "primary"}
      loading={isOpening}
      loadingLabel={t("account.opening")}
      onClick={open}
    >
      {t(labels[state])}
      <Icon name="external-link" />
    </Button>
  );
}

function FactorFirst() {
  const { t } = useTranslation("payouts");
  return (
    <div className="grid justify-items-start gap-4 border-line border-t pt-5">
      <div>
        <p className="font-semibold">{t("account.factorTitle")}</p>
        <p className="mt-1 text-ink-soft text-sm">{t("account.factorText")}</p>
      </div>
      <Button asChild variant="secondary">
        <Link to={withQuery(href("/profile/settings"), { panel: "security" })}>
          <Icon name="shield-check" />
          {t("account.factor")}
        </Link>
      </Button>
    </div>
  );
}
