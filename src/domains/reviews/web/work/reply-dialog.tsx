import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#client/api.ts";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { CloseModal, Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { notify } from "#ui/notify.ts";
import { Textarea } from "#ui/textarea.tsx";
import { findInText, longestReply } from "../../review-rules.ts";
import type { ShopReview } from "../../review-shapes.ts";

/** Answers a review, changes the answer, or takes it back. What was typed stays while the dialog is closed. */
export function ReplyDialog({ review }: { review: ShopReview }) {
  const { t } = useTranslation("reviewWork");
  const { t: tUi } = useTranslation("ui");
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [text, setText] = useState(review.reply ?? "");
  const said = text.trim();
  const problem = problemOf(said);
  const send = async (reply: string | null) => {
    setAsked(true);
    if (reply !== null && problem) return;
    setBusy(true);
    try {
      await api.reviews.setReply({ reviewId: review.id, reply });
      notify.success(t(reply === null ? "answerGone" : "answered"));
      if (reply === null) setText("");
      setOpen(false);
      await queryClient.invalidateQueries({ queryKey: queries.reviews.key() });
    } catch (error) {
      notifyError(error);
    }
    setBusy(false);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary" size="sm">
          {t(review.reply ? "changeAnswer" : "answer")}
        </Button>
      }
      title={t("answerTitle", { name: review.authorName })}
      description={t("answerText")}
      alert
      footer={
        <>
          {review.reply && (
            <Button variant="ghost" className="mr-auto" disabled={isBusy} onClick={() => void send(null)}>
              {t("removeAnswer")}
            </Button>
          )}
          <CloseModal>
            <Button variant="ghost">{tUi("cancel")}</Button>
          </CloseModal>
          <Button loading={isBusy} onClick={() => void send(said)}>
            {t("answer")}
          </Button>
        </>
      }
    >
      <Field
        label={t("answerLabel")}
        hint={t("answerHint")}
        error={isAsked && problem ? t(problem) : undefined}
        required
      >
        <Textarea
          rows={5}
          grow
          maxLength={longestReply}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
    </Dialog>
  );
}

function problemOf(text: string): "answerBounds" | "answerHint" | null {
  if (text.length < 2) return "answerBounds";
  return findInText(text).length > 0 ? "answerHint" : null;
}
