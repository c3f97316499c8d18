import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { maxSavedReplies } from "#domains/messaging/message-rules.ts";
import type { SavedReplies, SavedReply } from "#domains/messaging/reply-calls.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { Bean } from "#ui/spinner.tsx";
import { AwayForm } from "./away-form.tsx";
import { ReplyForm } from "./reply-form.tsx";

type RepliesDialogProps = { onInsert: (text: string) => void; onClose: () => void };

/** A vendor's saved replies: insert one, manage them; and what the shop answers by itself. */
export default function RepliesDialog({ onInsert, onClose }: RepliesDialogProps) {
  const { t } = useTranslation("messaging");
  const [edited, setEdited] = useState<SavedReply | "new" | null>(null);
  const { data, isError, isFetching, refetch } = useQuery(
    queries.messaging.listSavedReplies.queryOptions({ input: {} }),
  );
  const insert = (content: string) => {
    onInsert(content);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("replies.title")}
      description={t("replies.lead")}
    >
      <div className="grid grid-cols-1 gap-4">
        <InlineRetry isShown={isError} isRetrying={isFetching} onRetry={() => void refetch()} />
        {!data && !isError && <Bean />}
        {data && (
          <ul className="grid grid-cols-1 gap-2">
            {data.items.map((reply) => (
              <li key={reply.id} className="rounded-leaf-sm border border-line p-3">
                {edited !== "new" && edited?.id === reply.id ? (
                  <ReplyForm reply={reply} onDone={() => setEdited(null)} />
                ) : (
                  <Reply reply={reply} onInsert={insert} onEdit={() => setEdited(reply)} />
                )}
              </li>
            ))}
          </ul>
        )}
        {data?.items.length === 0 && edited === null && <p className="text-ink-soft">{t("replies.none")}</p>}
        {edited === "new" && <ReplyForm onDone={() => setEdited(null)} />}
        {data && edited === null && data.items.length < maxSavedReplies && (
          <Button variant="secondary" size="sm" className="w-fit" onClick={() => setEdited("new")}>
            <Icon name="plus" />
            {t("replies.add")}
          </Button>
        )}
        <AwayForm />
      </div>
    </Dialog>
  );
}

type ReplyProps = { reply: SavedReply; onInsert: (content: string) => void; onEdit: () => void };

function Reply({ reply, onInsert, onEdit }: ReplyProps) {
  const { t } = useTranslation("messaging");
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const { queryKey } = queries.messaging.listSavedReplies.queryOptions({ input: {} });
  const removal = useMutation(
    queries.messaging.removeSavedReply.mutationOptions({
      onSuccess: (replies: SavedReplies) => queryClient.setQueryData(queryKey, replies),
      onError: notifyError,
    }),
  );
  const { title, content } = reply;
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <p className="break-words font-semibold">{title}</p>
        <p className="line-clamp-3 whitespace-pre-line break-words text-ink-soft text-sm">{content}</p>
      </div>
      <Button size="sm" aria-label={t("replies.insertOne", { title })} onClick={() => onInsert(content)}>
        {t("replies.insert")}
      </Button>
      <IconButton label={t("replies.edit", { title })} size="sm" onClick={onEdit}>
        <Icon name="pencil" />
      </IconButton>
      <IconButton
        label={t("replies.remove", { title })}
        size="sm"
        loading={removal.isPending}
        onClick={() => removal.mutate({ replyId: reply.id })}
      >
        <Icon name="trash" />
      </IconButton>
    </div>
  );
}
