import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import type { Conversation, Message } from "#domains/messaging/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { LazyMenu } from "#ui/lazy-menu.tsx";
import { ConnectionDot } from "./connection-dot.tsx";
import { useCounterpart } from "./counterpart.ts";

type ChatHeaderProps = {
  conversation: Conversation;
  headingLevel: "h1" | "h3";
  /** The latest messages of the other side, which can be reported. */
  incoming: readonly Message[];
};

/** Who one writes with, whether messages arrive live, and what can be done about it. */
export function ChatHeader({ conversation, headingLevel: Heading, incoming }: ChatHeaderProps) {
  const nameOf = useCounterpart();
  const name = nameOf(conversation);
  return (
    <header className="flex items-center gap-3 border-line border-b p-3 sm:p-4">
      <Avatar name={name} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <Heading
            tabIndex={-1}
            className="min-w-0 break-words font-display font-semibold text-lg leading-snug outline-none"
          >
            {name}
          </Heading>
          <ConnectionDot />
        </div>
      </div>
      <ArchiveButton conversation={conversation} />
      <ChatMenuButton conversation={conversation} incoming={incoming} name={name} />
    </header>
  );
}

/** Into the archive and out of it; a conversation without a message is in no list. */
function ArchiveButton({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation("messaging");
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const { id: conversationId, isArchived } = conversation;
  const change = useMutation(
    queries.messaging.archiveConversation.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: queries.messaging.key() }),
      onError: notifyError,
    }),
  );
  if (conversation.messages.length === 0) return null;
  return (
    <IconButton
      label={t(isArchived ? "unarchive" : "archive")}
      loading={change.isPending}
      onClick={() => change.mutate({ conversationId, isArchived: !isArchived })}
    >
      <Icon name={isArchived ? "undo-2" : "archive"} />
    </IconButton>
  );
}

type ChatMenuButtonProps = Pick<ChatHeaderProps, "conversation" | "incoming"> & { name: string };

/** The rarer actions; their code comes with the first press. */
function ChatMenuButton({ name, ...menu }: ChatMenuButtonProps) {
  const { t } = useTranslation("messaging");
  return (
    <LazyMenu
      name="chat"
      load={() => import("./chat-menu.tsx").then(({ ChatMenu }) => ChatMenu)}
      menu={{ ...menu, name }}
      aria-label={t("menu.label", { name })}
      className="icon-button icon-button-md hover:bg-ink/8"
    >
      <Icon name="ellipsis" />
    </LazyMenu>
  );
}
