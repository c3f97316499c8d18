import { useTranslation } from "#i18n/use-translation.ts";
import { InlineNotice } from "#ui/inline-notice.tsx";

const codes = [
  "PROVIDER_REFUSED",
  "PROVIDER_UNAVAILABLE",
  "PROVIDER_NOT_ENABLED",
  "IDENTITY_NOT_LINKED",
  "EMAIL_NOT_VERIFIED",
  "BANNED",
] as const;
export type ProviderProblem = (typeof codes)[number];

/** Whether an error in the address is from a sign-in at a provider; other errors are a mail link's. */
export function isProviderProblem(error: string | null): error is ProviderProblem {
  return codes.includes(error as ProviderProblem);
}

/** Why signing in at the provider failed. */
export function ProviderOutcome({ problem }: { problem: ProviderProblem }) {
  const { t } = useTranslation(["identities", "errors"]);
  return (
    <InlineNotice tone="danger" title={t("identities:failedTitle")}>
      {t(`errors:${problem}`)}
    </InlineNotice>
  );
}
