import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api } from "#client/api.ts";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { longestReply, maxMessageLength } from "#domains/messaging/message-rules.ts";
import type { SavedReply } from "#domains/messaging/reply-calls.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Textarea } from "#ui/textarea.tsx";

/** A new saved reply, or a change of one. A failure leaves what was typed. */
export function ReplyForm({ reply, onDone }: { reply?: SavedReply; onDone: () => void }) {
  const { t } = useTranslation("messaging");
  const { t: tUi } = useTranslation("ui");
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const [title, setTitle] = useState(reply?.title ?? "");
  const [content, setContent] = useState(reply?.content ?? "");
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The dialog stands inside of the composer's form.
    event.stopPropagation();
    setChecked(true);
    const texts = { title: title.trim(), content: content.trim() };
    if (!texts.title || !texts.content || isBusy) return;
    setBusy(true);
    try {
      const replies = await (reply
        ? api.messaging.changeSavedReply({ replyId: reply.id, ...texts })
        : api.messaging.addSavedReply(texts));
      const { queryKey } = queries.messaging.listSavedReplies.queryOptions({ input: {} });
      queryClient.setQueryData(queryKey, replies);
      onDone();
    } catch (error) {
      notifyError(error);
    }
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-3">
      <Field label={t("replies.name")} required error={isChecked && !title.trim() && t("replies.missing")}>
        <Input
          maxLength={longestReply.title}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
      </Field>
      <Field label={t("replies.text")} required error={isChecked && !content.trim() && t("replies.missing")}>
        <Textarea
          rows={3}
          maxLength={maxMessageLength}
          value={content}
          onChange={(event) => setContent(event.target.value)}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" loading={isBusy}>
          {t("replies.save")}
        </Button>
        <Button variant="ghost" size="sm" onClick={onDone}>
          {tUi("cancel")}
        </Button>
      </div>
    </form>
  );
}
