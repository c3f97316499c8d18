import { useTranslation } from "react-i18next";
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

/** Whether the address says what came of a way to the provider; other errors in it are a mail link's. */
export function isProviderProblem(error: string | null): error is ProviderProblem {
  return codes.includes(error as ProviderProblem);
}

/** Why the provider's word signed nobody in. */
export function ProviderOutcome({ problem }: { problem: ProviderProblem }) {
  const { t } = useTranslation(["auth", "errors"]);
  return (
    <InlineNotice tone="danger" title={t("auth:provider.failedTitle")}>
      {t(`errors:${problem}`)}
    </InlineNotice>
  );
}
