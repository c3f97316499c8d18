import { Fragment, memo } from "react";
import { useHydrated } from "#client/use-hydrated.ts";
import type { Message } from "#domains/messaging/contract.ts";
import type { UserType } from "#domains/messaging/message-rules.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { MessageBubble } from "./message-bubble.tsx";
import { useMessageTimes } from "./message-times.ts";

const dayMs = 86_400_000;
const groupSize = 50;

/** The messages in their order, by fifties of their positions. */
export function groupMessages(messages: readonly Message[]): { key: number; from: number; to: number }[] {
  const first = messages[0]?.position ?? 1;
  const groups = [];
  for (let from = 0; from < messages.length; ) {
    const key = Math.floor((first + from) / groupSize);
    const to = Math.min((key + 1) * groupSize - first, messages.length);
    groups.push({ key, from, to });
    from = to;
  }
  return groups;
}

type MessageGroupProps = {
  messages: readonly Message[];
  /** The time of the message before them. */
  after: string | undefined;
  userType: UserType;
  otherName: string;
  /** Up to which position the other side has read. */
  readPosition: number;
};

/** Some messages of a log; drawn anew only when one of them is another, since a log may have thousands. */
export const MessageGroup = memo(function MessageGroup(props: MessageGroupProps) {
  const { messages, after, userType, otherName, readPosition } = props;
  const { t } = useTranslation("messaging");
  const statusOf = ({ senderType, position }: Message) => {
    if (senderType !== userType) return undefined;
    return position <= readPosition ? "read" : "sent";
  };
  return (
    // Far from the window it costs one element instead of fifty; its height is known once it was near.
    <ol className="[contain-intrinsic-size:auto_219rem] [content-visibility:auto]">
      {messages.map((message, index) => (
        <Fragment key={message.id}>
          <DaySeparator at={message.createdAt} after={messages[index - 1]?.createdAt ?? after} />
          <MessageBubble
            content={message.content}
            createdAt={message.createdAt}
            author={message.senderType === userType ? t("you") : otherName}
            pictures={message.pictures}
            isAutomatic={message.isAutomatic}
            isRemoved={message.isRemoved}
            status={statusOf(message)}
          />
        </Fragment>
      ))}
    </ol>
  );
}, isSameGroup);

function isSameGroup(before: MessageGroupProps, now: MessageGroupProps): boolean {
  const last = now.messages.at(-1)?.position ?? 0;
  return (
    before.messages.length === now.messages.length &&
    before.messages.every((message, index) => message === now.messages[index]) &&
    before.after === now.after &&
    before.otherName === now.otherName &&
    before.userType === now.userType &&
    // What was read beyond the group changes nothing in it.
    Math.min(before.readPosition, last) === Math.min(now.readPosition, last)
  );
}

/** The day before its first message: 'Today', 'Yesterday', else the date. */
export function DaySeparator({ at, after }: { at: string; after: string | undefined }) {
  const { t } = useTranslation("messaging");
  const { dayOfYear } = useMessageTimes();
  const isHydrated = useHydrated();
  const day = dayOfYear(at);
  if (after && dayOfYear(after) === day) return null;
  const isDay = (ago: number) =>
    isHydrated && dayOfYear(new Date(Date.now() - ago * dayMs).toISOString()) === day;
  return (
    <li className="flex items-center gap-3 px-4 py-3 text-ink-soft text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {isDay(0) ? t("today") : isDay(1) ? t("yesterday") : day}
    </li>
  );
}
