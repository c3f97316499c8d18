import { Link } from "react-router";
import type { Conversation } from "#domains/messaging/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { cn } from "#ui/class-names.ts";
import { CountBadge } from "#ui/count-badge.tsx";
import { unreadOf, useCounterpart, useSubject } from "./counterpart.ts";
import { useMessageTimes } from "./message-times.ts";

type ConversationRowProps = { conversation: Conversation; to: string };

/** A conversation in the list: who, about what, the latest message, and how many are unread. */
export function ConversationRow({ conversation, to }: ConversationRowProps) {
  const { t } = useTranslation("messaging");
  const { day } = useMessageTimes();
  const name = useCounterpart()(conversation);
  const subject = useSubject()(conversation);
  const unread = unreadOf(conversation);
  const [latest] = conversation.messages;
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        className={cn(
          "flex gap-3 rounded-leaf-sm p-3 no-underline hover:bg-sunken focus-visible:-outline-offset-3",
          unread > 0 && "bg-leaf-wash hover:bg-leaf-wash",
        )}
      >
        <Avatar name={name} />
        <div className="min-w-0 flex-1">
          <div className="flex items-baseline justify-between gap-3">
            <span className={cn("truncate", unread > 0 ? "font-bold" : "font-semibold")}>{name}</span>
            <time dateTime={conversation.lastMessageAt} className="figures shrink-0 text-ink-soft text-sm">
              {day(conversation.lastMessageAt)}
            </time>
          </div>
          {subject && <p className="truncate text-ink-soft text-sm">{t("re", { subject })}</p>}
          <div className="flex items-center justify-between gap-3">
            <p className={cn("truncate", unread > 0 ? "font-semibold" : "text-ink-soft")}>
              {latest?.senderType === conversation.userType && `${t("you")}: `}
              {latest && (latest.content || t(latest.pictureCount > 0 ? "pictures.latest" : "erasedMessage"))}
            </p>
            <CountBadge count={unread} className="shrink-0" />
            {unread > 0 && <span className="sr-only">{t("unread", { count: unread })}</span>}
          </div>
        </div>
      </Link>
    </li>
  );
}
