import { useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import type { Conversation } from "#domains/messaging/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { cn } from "#ui/class-names.ts";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { Bean } from "#ui/spinner.tsx";
import { Announcement } from "./announcement.tsx";
import { ChatHeader } from "./chat-header.tsx";
import { ChatSubject } from "./chat-subject.tsx";
import { ClosedNotice, isOpen } from "./closed-notice.tsx";
import { Composer } from "./composer.tsx";
import { ConfirmLeaving } from "./confirm-leaving.tsx";
import { MessageLog } from "./message-log.tsx";
import { TypingNotice } from "./typing.tsx";
import { useMarkAsRead } from "./use-mark-as-read.ts";
import { useMessages } from "./use-messages.ts";
import { useSendMessage } from "./use-send-message.ts";

type ChatProps = { conversationId: string; headingLevel: "h1" | "h3"; className?: string };

/** A conversation with its messages and the composer. */
export function Chat({ conversationId, headingLevel, className }: ChatProps) {
  const { t } = useTranslation("messaging");
  const {
    data: conversation,
    isError,
    isFetching,
    refetch,
  } = useQuery(queries.messaging.getConversation.queryOptions({ input: { conversationId } }));
  return (
    <div className={cn("flex h-[600px] flex-col", className)}>
      {conversation ? (
        <OpenChat key={conversationId} conversation={conversation} headingLevel={headingLevel} />
      ) : (
        <div className="grid flex-1 place-content-center p-6">
          <InlineRetry isShown={isError} isRetrying={isFetching} onRetry={() => void refetch()} />
          {!isError && (
            <p role="status" className="flex items-center gap-3 text-ink-soft">
              <Bean />
              {t("loadingChat")}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

type OpenChatProps = { conversation: Conversation; headingLevel: "h1" | "h3" };

function OpenChat({ conversation, headingLevel }: OpenChatProps) {
  const list = useMessages(conversation.id);
  const { pending, failure, send } = useSendMessage(conversation.id, list.addSent);
  const newest = list.messages.at(-1);
  useMarkAsRead(conversation, newest?.position ?? 0);
  return (
    <ConfirmLeaving>
      <ChatHeader
        conversation={conversation}
        headingLevel={headingLevel}
        incoming={list.messages.filter(({ senderType }) => senderType !== conversation.userType).slice(-10)}
      />
      <ChatSubject conversation={conversation} />
      <InlineRetry
        isShown={list.latest.isError}
        isRetrying={list.latest.isFetching}
        onRetry={() => void list.latest.refetch()}
        className="px-4 pt-3"
      />
      <MessageLog conversation={conversation} list={list} pending={pending} />
      <TypingNotice conversation={conversation} newestPosition={newest?.position ?? 0} />
      {list.isLoaded && <Announcement conversation={conversation} messages={list.messages} />}
      {isOpen(conversation) ? (
        <Composer
          conversationId={conversation.id}
          userType={conversation.userType}
          isSending={pending !== null}
          failure={failure}
          onSend={send}
        />
      ) : (
        <ClosedNotice conversation={conversation} />
      )}
    </ConfirmLeaving>
  );
}
