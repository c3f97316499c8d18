import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#client/api.ts";
import { queries } from "#client/queries.ts";
import { problemBounds } from "#domains/problems/problem-life.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { CloseModal, Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { idsOf, PictureField, useProblemPictures } from "./picture-field.tsx";
import { useProblemChange } from "./use-problem-change.ts";

type Props = {
  problem: { id: string; parcelId: string };
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Adds words, pictures, or messages of the parcel's conversation to a problem. */
export default function NoteDialog({ problem, open, onOpenChange }: Props) {
  const { t } = useTranslation("problems");
  const { t: tUi } = useTranslation("ui");
  const [words, setWords] = useState("");
  const [messageIds, setMessageIds] = useState<string[]>([]);
  const [isChecked, setChecked] = useState(false);
  const pictures = useProblemPictures(problem.parcelId);
  const { run, failure, isBusy } = useProblemChange();
  const isEmpty = words.trim() === "" && messageIds.length === 0 && pictures.chosen.length === 0;
  const submit = async () => {
    setChecked(true);
    if (isEmpty || !pictures.isReady) return;
    const input = { problemId: problem.id, words: words.trim(), messageIds, pictureIds: idsOf(pictures) };
    if (!(await run(() => api.problems.addProblemNote(input), t("note.done")))) return;
    pictures.clear(pictures.chosen);
    setWords("");
    setMessageIds([]);
    setChecked(false);
    onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("note.title")}
      description={t("note.text")}
      footer={
        <>
          <CloseModal>
            <Button variant="ghost">{tUi("cancel")}</Button>
          </CloseModal>
          <Button loading={isBusy} onClick={() => void submit()}>
            {t("note.confirm")}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <Field label={t("note.words")} error={isChecked && isEmpty && t("note.missing")}>
          <Textarea
            rows={3}
            grow
            maxLength={problemBounds.words[1]}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </Field>
        <PictureField
          pictures={pictures}
          label={t("report.pictures")}
          hint={t("report.picturesHint", { count: problemBounds.pictures })}
          isUnready={isChecked}
        />
        {open && <Messages parcelId={problem.parcelId} chosen={messageIds} onChange={setMessageIds} />}
        {failure && (
          <InlineNotice tone="danger" live>
            {failure}
          </InlineNotice>
        )}
      </div>
    </Dialog>
  );
}

type MessagesProps = { parcelId: string; chosen: string[]; onChange: (ids: string[]) => void };

/** The latest messages about the parcel, to choose from. */
function Messages({ parcelId, chosen, onChange }: MessagesProps) {
  const { t } = useTranslation("problems");
  const { data: conversation } = useQuery({
    queryKey: [["messaging"], "ofParcel", parcelId],
    queryFn: () => api.messaging.openParcelConversation({ parcelId }),
    retry: false,
  });
  const { data } = useQuery({
    ...queries.messaging.listMessages.queryOptions({ input: { conversationId: conversation?.id ?? "" } }),
    enabled: conversation !== undefined,
  });
  const messages = (data?.items ?? []).filter(({ content }) => content !== "");
  const isFull = chosen.length >= problemBounds.messages;
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold text-sm">{t("note.messages")}</legend>
      <p className="text-ink-soft text-sm">
        {messages.length > 0 ? t("note.messagesText") : t("note.noMessages")}
      </p>
      <div className="grid max-h-60 gap-3 overflow-y-auto">
        {messages.map(({ id, content, createdAt, senderType }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            disabled={isFull && !chosen.includes(id)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
            label={
              <>
                <span className="text-ink-soft text-sm">
                  {t(`actors.${senderType}`)}, {formatDateTime(createdAt)}
                </span>
                <span className="line-clamp-3 break-words">{content}</span>
              </>
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
