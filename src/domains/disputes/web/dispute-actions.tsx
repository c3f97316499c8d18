import { api } from "#client/api.ts";
import { queries } from "#client/queries.ts";
import { useChange } from "#client/use-change.ts";
import type { Dispute } from "#domains/disputes/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { WordsDialog } from "#ui/words-dialog.tsx";

/** What an administrator can do about a dispute: answer it, give it up, or let the platform bear it. */
export function DisputeActions({ dispute }: { dispute: Dispute }) {
  const { t } = useTranslation("disputes");
  const change = useChange(queries.disputes.key(), queries.orders.key(), queries.moderation.key());
  const { id: disputeId, orderNumber: number, state, answeredAt, isRelieved } = dispute;
  const isUnanswered = state === "open" && !answeredAt;
  if (state === "won" || (isRelieved && !isUnanswered)) return null;
  return (
    <div className="flex flex-wrap gap-2 border-line border-t pt-5">
      {isUnanswered && (
        <>
          <WordsDialog
            trigger={<Button>{t("answer.open")}</Button>}
            title={t("answer.title", { number })}
            text={t("answer.text")}
            label={t("answer.statement")}
            hint={t("answer.statementHint")}
            longest={5_000}
            confirmLabel={t("answer.confirm")}
            onConfirm={(statement) =>
              change(() => api.disputes.answerDispute({ disputeId, statement }), t("answer.done"))
            }
          />
          <ConfirmDialog
            trigger={<Button variant="secondary">{t("accept.open")}</Button>}
            title={t("accept.title")}
            description={t("accept.text", { amount: formatUsd(dispute.amountCents) })}
            confirmLabel={t("accept.confirm")}
            onConfirm={async () => {
              await change(() => api.disputes.acceptDispute({ disputeId }), t("accept.done"));
            }}
          />
        </>
      )}
      {!isRelieved && (
        <WordsDialog
          trigger={<Button variant="ghost">{t("relieve.open")}</Button>}
          title={t("relieve.title")}
          text={t("relieve.text")}
          label={t("relieve.reason")}
          hint={t("relieve.reasonHint")}
          missing={t("relieve.reasonMissing")}
          longest={300}
          confirmLabel={t("relieve.confirm")}
          onConfirm={(reason) =>
            change(() => api.disputes.relieveVendors({ disputeId, reason }), t("relieve.done"))
          }
        />
      )}
    </div>
  );
}
