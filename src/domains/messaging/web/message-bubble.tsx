import { memo } from "react";
import type { MessagePicture } from "#domains/messaging/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { cn } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import { LinkedText } from "./linked-text.tsx";
import { MessagePictures } from "./message-pictures.tsx";
import { useMessageTimes } from "./message-times.ts";

const marks = { sending: "clock", sent: "check", read: "check-check" } as const;

type MessageBubbleProps = {
  content: string;
  createdAt: string;
  /** Who wrote it, for those who do not see the side it is on. */
  author: string;
  /** Only for own messages, which stand on the right. */
  status?: keyof typeof marks | undefined;
  pictures?: readonly MessagePicture[];
  /** Of pictures that are being sent. */
  previews?: readonly string[];
  isAutomatic?: boolean;
  /** By an administrator. */
  isRemoved?: boolean;
};

/** One message. Its text is shown as it was written, with its addresses as links. */
export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { content, createdAt, author, status, pictures = [], previews = [] } = props;
  const { isAutomatic = false, isRemoved = false } = props;
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
        {pictures.length > 0 && <MessagePictures pictures={pictures} author={author} />}
        {previews.map((preview) => (
          <img key={preview} src={preview} alt="" className="mb-1.5 max-h-64 rounded-leaf-sm object-cover" />
        ))}
        {content ? (
          <p className="whitespace-pre-wrap break-words">
            <LinkedText text={content} />
          </p>
        ) : (
          pictures.length + previews.length === 0 && (
            <p className="italic">{t(isRemoved ? "removedMessage" : "erasedMessage")}</p>
          )
        )}
        <p className="mt-1 flex items-center justify-end gap-1.5 text-xs">
          {isAutomatic && <span className="mr-auto">{t("automatic")}</span>}
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
