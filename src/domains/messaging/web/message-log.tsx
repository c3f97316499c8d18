import { type RefObject, useEffect, useRef } from "react";
import type { Conversation, Message } from "#domains/messaging/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { useCounterpart } from "./counterpart.ts";
import { MessageBubble } from "./message-bubble.tsx";
import { DaySeparator, groupMessages, MessageGroup } from "./message-group.tsx";
import type { useMessages } from "./use-messages.ts";
import type { PendingMessage } from "./use-send-message.ts";

/** Nearer to the end than this, the reader follows the conversation. */
const nearEndPixels = 160;

type MessageLogProps = {
  conversation: Conversation;
  list: ReturnType<typeof useMessages>;
  pending: PendingMessage | null;
};

/**
 * The messages, the newest at the bottom. The outer box scrolls from its end, so earlier messages are added above
 * without moving what is being read.
 */
export function MessageLog({ conversation, list, pending }: MessageLogProps) {
  const { t } = useTranslation("messaging");
  const otherName = useCounterpart()(conversation);
  const { messages, hasEarlier, isLoadingEarlier, hasFailedEarlier, loadEarlier } = list;
  const box = useScrollToNewest(messages.at(-1), pending, conversation.userType);
  const start = useReached(box, hasEarlier && !hasFailedEarlier, messages[0]?.position ?? 0, loadEarlier);
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
      tabIndex={0}
      aria-label={t("log", { name: otherName })}
      className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain focus-visible:-outline-offset-3"
    >
      <div>
        {/* It moves up when messages are put below it; what is being read must not follow it. */}
        {hasEarlier && (
          <div ref={start} className="grid justify-items-center px-4 py-3 [overflow-anchor:none]">
            {hasFailedEarlier ? (
              <InlineRetry isShown isRetrying={isLoadingEarlier} onRetry={() => void loadEarlier()} />
            ) : (
              <Button size="sm" variant="ghost" loading={isLoadingEarlier} onClick={() => void loadEarlier()}>
                {t("earlier")}
              </Button>
            )}
          </div>
        )}
        <div className="py-3">
          {groupMessages(messages).map(({ key, from, to }) => (
            <MessageGroup
              key={key}
              messages={messages.slice(from, to)}
              after={messages[from - 1]?.createdAt}
              userType={conversation.userType}
              otherName={otherName}
              readPosition={conversation.otherReadPosition}
            />
          ))}
          {pending && (
            <ol>
              <DaySeparator at={pending.createdAt} after={messages.at(-1)?.createdAt} />
              <MessageBubble
                content={pending.content}
                previews={pending.pictures.map(({ preview }) => preview)}
                createdAt={pending.createdAt}
                author={t("you")}
                status="sending"
              />
            </ol>
          )}
        </div>
      </div>
    </section>
  );
}

/** Scrolls to a new message if it is one's own, or if the reader was at the end. */
function useScrollToNewest(
  newest: Message | undefined,
  pending: PendingMessage | null,
  userType: Conversation["userType"],
) {
  const box = useRef<HTMLElement>(null);
  const newestId = newest?.id;
  const isOwn = newest?.senderType === userType;
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each new message, not on other changes
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    // Scrolled from its end, the distance to it is negative.
    if (!isOwn && !pending && element.scrollTop < -nearEndPixels) return;
    const isReduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    element.scrollTo({ top: 0, behavior: isReduced ? "instant" : "smooth" });
  }, [newestId, pending?.requestId]);
  return box;
}

/** Calls when the reader comes near an element of the box, and again after each change of `key`. */
function useReached(
  box: RefObject<HTMLElement | null>,
  isWanted: boolean,
  key: number,
  onReached: () => Promise<void>,
) {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(onReached);
  latest.current = onReached;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it may still be near after what was reached has come
  useEffect(() => {
    if (!isWanted || !element.current || !("IntersectionObserver" in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void latest.current();
      },
      { root: box.current, rootMargin: "300px 0px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [box, isWanted, key]);
  return element;
}
