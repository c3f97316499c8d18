import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useId,
  useRef,
} from "react";
import { classifyError } from "#client/classify-error.ts";
import { pictureTypes } from "#client/picture-problem.ts";
import { maxMessageLength, maxPictures, type UserType } from "#domains/messaging/message-rules.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { FileButton } from "#ui/file-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { getDraft, setDraft, useDraft } from "./drafts.ts";
import { SavedRepliesButton } from "./saved-replies-button.tsx";
import { useAnnounceTyping } from "./typing.tsx";
import { type ChosenPicture, useMessagePictures } from "./use-message-pictures.ts";

const ChosenPictures = lazy(() => import("./chosen-pictures.tsx"));

/** From here on the remaining characters are counted. */
const countedFrom = maxMessageLength - 200;

type ComposerProps = {
  conversationId: string;
  userType: UserType;
  isSending: boolean;
  failure: unknown;
  onSend: (text: string, pictures: readonly ChosenPicture[]) => Promise<boolean>;
};

/** The box for the next message: Enter sends, Shift+Enter begins a line. What is typed survives a reload. */
export function Composer({ conversationId, userType, isSending, failure, onSend }: ComposerProps) {
  const { t } = useTranslation("messaging");
  const text = useDraft(conversationId);
  const pictures = useMessagePictures(conversationId);
  const announceTyping = useAnnounceTyping(conversationId);
  const box = useRef<HTMLTextAreaElement>(null);
  const notes = useId();
  const isEmpty = text.trim() === "" && pictures.chosen.length === 0;
  const isBlocked = isEmpty || isSending || !pictures.isReady;
  const send = async () => {
    if (isBlocked) return;
    box.current?.focus();
    const sent = pictures.chosen;
    if (await onSend(text, sent)) pictures.clear(sent);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A key that ends a composition (as of Japanese) is not a command.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    pictures.add(files);
  };
  const insert = (reply: string) => {
    const typed = getDraft(conversationId);
    setDraft(conversationId, typed.trim() ? `${typed.trimEnd()}\n${reply}` : reply);
    box.current?.focus();
  };
  return (
    <form onSubmit={submit} className="grid gap-2 border-line border-t p-3 sm:p-4">
      {pictures.chosen.length > 0 && !isSending && (
        <Suspense>
          <ChosenPictures pictures={pictures} />
        </Suspense>
      )}
      <div className="flex items-end gap-1 sm:gap-2">
        <FileButton variant="ghost" accept={pictureTypes} multiple onFiles={pictures.add}>
          <Icon name="image-plus" className="size-5.5" />
          <span className="sr-only">{t("pictures.add")}</span>
        </FileButton>
        {userType === "vendor" && <SavedRepliesButton onInsert={insert} />}
        <Textarea
          ref={box}
          rows={1}
          grow
          aria-label={t("compose")}
          aria-describedby={notes}
          placeholder={t("placeholder")}
          maxLength={maxMessageLength}
          value={text}
          onChange={({ target }) => {
            setDraft(conversationId, target.value);
            announceTyping();
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          className="max-h-40"
        />
        <IconButton type="submit" variant="solid" label={t("send")} tooltipSide="top" disabled={isBlocked}>
          <Icon name="send" />
        </IconButton>
      </div>
      <div id={notes} role="status" className="flex flex-wrap justify-between gap-x-4 text-sm empty:hidden">
        {failure !== null && <p className="text-danger-ink">{t(failureOf(failure))}</p>}
        {pictures.isTooMany && (
          <p className="text-danger-ink">{t("pictures.tooMany", { count: maxPictures })}</p>
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

function failureOf(failure: unknown) {
  const { type, code } = classifyError(failure);
  if (code === "CONVERSATION_BLOCKED") return "block.refused" as const;
  return type === "rate_limit" ? ("tooFast" as const) : ("failed" as const);
}
