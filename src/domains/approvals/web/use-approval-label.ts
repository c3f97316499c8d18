import type { Approval } from "#domains/approvals/approval-shape.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";

/** What a request is about, with its amount. */
export function useApprovalLabel(): (approval: Pick<Approval, "action" | "amountCents">) => string {
  const { t } = useTranslation("approvals");
  return ({ action, amountCents }) => {
    const name = t(`actions.${action}`);
    return amountCents === null
      ? name
      : t("waiting.amount", { action: name, amount: formatUsd(amountCents) });
  };
}
