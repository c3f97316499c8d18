import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#client/api.ts";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useRequestId } from "#client/use-request-id.ts";
import type { Inquiry } from "#domains/support/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { notify } from "#ui/notify.ts";
import { replayedForm } from "#ui/replayed-form.ts";
import { Textarea } from "#ui/textarea.tsx";
import { longest } from "../../inquiry-rules.ts";

/** What an administrator can do about an inquiry: answer and close it, or open it again. */
export function InquiryActions({ inquiry }: { inquiry: Inquiry }) {
  const { t } = useTranslation("inquiries");
  const { run, busy } = useInquiryChange();
  const one = { inquiryId: inquiry.id };
  if (inquiry.state === "closed")
    return (
      <Button
        variant="secondary"
        className="w-fit"
        loading={busy === "reopen"}
        onClick={() => void run("reopen", () => api.support.reopenInquiry(one), t("reopened"))}
      >
        {t("reopen")}
      </Button>
    );
  return <AnswerForm inquiry={inquiry} run={run} busy={busy} />;
}

type Change = ReturnType<typeof useInquiryChange>;

function AnswerForm({ inquiry, run, busy }: { inquiry: Inquiry } & Change) {
  const { t } = useTranslation("inquiries");
  const requestIdOf = useRequestId();
  const [message, setMessage] = useState("");
  const [isMissing, setMissing] = useState(false);
  const one = { inquiryId: inquiry.id };
  const send = async () => {
    const input = { ...one, message: message.trim() };
    setMissing(input.message === "");
    if (input.message === "" || busy) return;
    const requestId = requestIdOf(input);
    const isSent = await run("answer", () => api.support.answerInquiry({ ...input, requestId }), t("sent"));
    if (isSent) setMessage("");
  };
  return (
    <form {...replayedForm(send)} noValidate className="grid gap-4 border-line border-t pt-6">
      <Field
        label={t("answer.label")}
        hint={t("answer.hint", { email: inquiry.email })}
        error={isMissing && t("answer.missing")}
        required
      >
        <Textarea
          grow
          className="min-h-36"
          maxLength={longest.message}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={busy === "answer"}>
          {t("answer.send")}
        </Button>
        <Button
          variant="ghost"
          loading={busy === "close"}
          onClick={() => void run("close", () => api.support.closeInquiry(one), t("closed"))}
        >
          {t(inquiry.state === "open" ? "close" : "closeAnswered")}
        </Button>
      </div>
    </form>
  );
}

type Action = "answer" | "close" | "reopen";

/** Changes an inquiry and shows the answered view of it. Whether it went well; what was typed stays otherwise. */
function useInquiryChange() {
  const notifyError = useNotifyError();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<Action | null>(null);
  const run = async (action: Action, change: () => Promise<Inquiry>, done: string): Promise<boolean> => {
    setBusy(action);
    try {
      const inquiry = await change();
      const { queryKey } = queries.support.getInquiry.queryOptions({ input: { inquiryId: inquiry.id } });
      queryClient.setQueryData(queryKey, inquiry);
      notify.success(done);
      return true;
    } catch (error) {
      notifyError(error);
      void queryClient.invalidateQueries({ queryKey: queries.support.getInquiry.key() });
      return false;
    } finally {
      void queryClient.invalidateQueries({ queryKey: queries.support.listInquiries.key() });
      setBusy(null);
    }
  };
  return { run, busy };
}
