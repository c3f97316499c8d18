import { memo } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { cn } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import { useMessageTimes } from "./message-times.ts";

const marks = { sending: "clock", sent: "check", read: "check-check" } as const;

type MessageBubbleProps = {
  content: string;
  createdAt: string;
  /** Who wrote it, for those who do not see the side it is on. */
  author: string;
  /** Only for own messages, which stand on the right. */
  status?: keyof typeof marks | undefined;
};

/** One message. Its text is shown as it was written; a link in it is text as well. */
export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { content, createdAt, author, status } = props;
  const { t } = useTranslation("messaging");
  const { clock } = useMessageTimes();
  const isOwn = status !== undefined;
  return (
    <li className={cn("flex px-4 py-1", isOwn ? "justify-end" : "justify-start")}>
      <div
        className={cn(
          "max-w-[85%] rounded-leaf px-4 py-2.5 sm:max-w-[75%]",
          isOwn ? "bg-cherry text-on-cherry" : "bg-sunken text-ink",
          status === "sending" && "opacity-60",
        )}
      >
        <span className="sr-only">{author}: </span>
        <p className={cn("whitespace-pre-wrap break-words", !content && "italic")}>
          {content || t("erasedMessage")}
        </p>
        <p className="mt-1 flex items-center justify-end gap-1.5 text-xs">
          <time dateTime={createdAt} className="figures">
            {clock(createdAt)}
          </time>
          {status && (
            <>
              <Icon name={marks[status]} className="size-3.5" />
              <span className="sr-only">{t(`status.${status}`)}</span>
            </>
          )}
        </p>
      </div>
    </li>
  );
});
