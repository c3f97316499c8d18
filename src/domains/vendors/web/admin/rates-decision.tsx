import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#client/api.ts";
import { classifyError } from "#client/classify-error.ts";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { notify } from "#ui/notify.ts";
import { WordsDialog } from "#ui/words-dialog.tsx";
import type { WaitingRates } from "../../rate-calls.ts";
import { ratesReasonBounds } from "../../shop-rules.ts";

const [, longest] = ratesReasonBounds;

/** Accepts a vendor's rates at once, or asks for the reason for declining them. */
export function RatesDecision({ waiting }: { waiting: WaitingRates }) {
  const { t } = useTranslation("vendorReview");
  const { vendorId, submittedAt, companyName: company } = waiting;
  const { send, isSending } = useRatesDecision(company);
  const seen = { vendorId, submittedAt };
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        loading={isSending}
        onClick={() => void send(() => api.vendors.acceptWaitingRates(seen), "accepted")}
      >
        {t("rates.accept")}
      </Button>
      <WordsDialog
        trigger={<Button variant="danger">{t("rates.decline")}</Button>}
        title={t("rates.declineTitle", { company })}
        text={t("rates.declineText")}
        label={t("reason")}
        hint={t("rates.reasonHint")}
        missing={t("rates.reasonMissing")}
        longest={longest}
        confirmLabel={t("rates.declineSend")}
        onConfirm={(reason) => send(() => api.vendors.declineWaitingRates({ ...seen, reason }), "declined")}
      />
    </div>
  );
}

/** Sends a decision and refetches what waits. True: decided, here or by another admin. */
function useRatesDecision(company: string) {
  const { t } = useTranslation("vendorReview");
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const [isSending, setSending] = useState(false);
  const send = async (decide: () => Promise<unknown>, said: "accepted" | "declined") => {
    setSending(true);
    try {
      await decide();
      notify.success(t(`rates.${said}Toast`, { company }));
      return true;
    } catch (error) {
      const { code } = classifyError(error);
      if (code !== "CONFLICT" && code !== "NOT_FOUND") {
        notifyError(error);
        return false;
      }
      notify.warning(t("conflict"), { description: t("rates.conflictText") });
      return true;
    } finally {
      setSending(false);
      for (const queryKey of [queries.vendors.listWaitingRates.key(), queries.moderation.key()])
        void queryClient.invalidateQueries({ queryKey });
    }
  };
  return { send, isSending };
}
