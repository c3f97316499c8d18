import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "#client/api.ts";
import { useLiveSignal } from "#client/live-signals.ts";
import type { Conversation } from "#domains/messaging/contract.ts";
import { typing } from "#domains/messaging/events.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { useCounterpart } from "./counterpart.ts";

/** While a user types, the other side hears of it this often. */
const toldEachMs = 3_000;
/** After the last such word they have stopped. */
const shownForMs = 5_000;

/** Returns what the composer calls with each change of its text. */
export function useAnnounceTyping(conversationId: string): () => void {
  const toldAt = useRef(0);
  return useCallback(() => {
    if (Date.now() - toldAt.current < toldEachMs) return;
    toldAt.current = Date.now();
    // A lost one does no harm.
    api.messaging.announceTyping({ conversationId }).catch(() => {});
  }, [conversationId]);
}

type TypingNoticeProps = { conversation: Conversation; newestPosition: number };

/** That the other side is typing now, until their message is there. Not announced: it would interrupt again and again. */
export function TypingNotice({ conversation, newestPosition }: TypingNoticeProps) {
  const { t } = useTranslation("messaging");
  const nameOf = useCounterpart();
  const [until, setUntil] = useState(0);
  useLiveSignal(
    typing.type,
    conversation.id,
    useCallback(() => setUntil(Date.now() + shownForMs), []),
  );
  useEffect(() => {
    if (!until) return;
    const timer = setTimeout(setUntil, until - Date.now(), 0);
    return () => clearTimeout(timer);
  }, [until]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message ends it
  useEffect(() => setUntil(0), [newestPosition]);
  return (
    <p aria-hidden className="h-6 shrink-0 truncate px-4 text-ink-soft text-sm">
      {until > 0 && t("typing", { name: nameOf(conversation) })}
    </p>
  );
}
