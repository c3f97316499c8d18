import { type FormEvent, type KeyboardEvent, useId, useRef } from "react";
import { classifyError } from "#client/classify-error.ts";
import { maxMessageLength } from "#domains/messaging/message-rules.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { setDraft, useDraft } from "./drafts.ts";

/** From here on the remaining characters are counted. */
const countedFrom = maxMessageLength - 200;

type ComposerProps = {
  conversationId: string;
  isSending: boolean;
  failure: unknown;
  onSend: (text: string) => Promise<void>;
};

/** The box for the next message: Enter sends, Shift+Enter begins a line. What is typed survives a reload. */
export function Composer({ conversationId, isSending, failure, onSend }: ComposerProps) {
  const { t } = useTranslation("messaging");
  const text = useDraft(conversationId);
  const box = useRef<HTMLTextAreaElement>(null);
  const notes = useId();
  const isEmpty = text.trim() === "";
  const send = () => {
    if (isEmpty || isSending) return;
    box.current?.focus();
    void onSend(text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A key that ends a composition (as of Japanese) is not a command.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form onSubmit={submit} className="grid gap-2 border-line border-t p-3 sm:p-4">
      <div className="flex items-end gap-2">
        <Textarea
          ref={box}
          rows={1}
          grow
          aria-label={t("compose")}
          aria-describedby={notes}
          placeholder={t("placeholder")}
          maxLength={maxMessageLength}
          value={text}
          onChange={(event) => setDraft(conversationId, event.target.value)}
          onKeyDown={onKeyDown}
          className="max-h-40"
        />
        <IconButton
          type="submit"
          variant="solid"
          label={t("send")}
          tooltipSide="top"
          disabled={isEmpty || isSending}
        >
          <Icon name="send" />
        </IconButton>
      </div>
      <div id={notes} role="status" className="flex flex-wrap justify-between gap-x-4 text-sm empty:hidden">
        {failure !== null && (
          <p className="text-danger-ink">
            {t(classifyError(failure).type === "rate_limit" ? "tooFast" : "failed")}
          </p>
        )}
        {text.length >= countedFrom && (
          <p className="figures ml-auto text-ink-soft">
            {t("left", { count: maxMessageLength - text.length })}
          </p>
        )}
      </div>
    </form>
  );
}
