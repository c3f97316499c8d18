import { useRef, useState } from "react";
import { api } from "#client/api.ts";
import { logError } from "#client/notify-error.ts";
import type { Message } from "#domains/messaging/contract.ts";
import { getDraft, setDraft } from "./drafts.ts";

export type PendingMessage = { requestId: string; content: string; createdAt: string };

/**
 * Sends what the composer holds. It is shown at once, replaced by the stored message, and on failure taken out again with
 * its text back in the composer (R21). The same text, sent again after a failure, is the same request: if the first one
 * did arrive, nothing is doubled.
 */
export function useSendMessage(conversationId: string, onSent: (message: Message) => Promise<void>) {
  const [pending, setPending] = useState<PendingMessage | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const failed = useRef<PendingMessage | null>(null);

  const send = async (text: string) => {
    const content = text.trim();
    if (!content || pending) return;
    const again = failed.current?.content === content ? failed.current : null;
    const requestId = again?.requestId ?? crypto.randomUUID();
    const message = { requestId, content, createdAt: new Date().toISOString() };
    setPending(message);
    setFailure(null);
    setDraft(conversationId, "");
    try {
      await onSent(await api.messaging.sendMessage({ conversationId, content, requestId }));
      failed.current = null;
    } catch (error) {
      logError(error);
      failed.current = message;
      const typedSince = getDraft(conversationId);
      setDraft(conversationId, typedSince ? `${content}\n${typedSince}` : content);
      setFailure(error);
    }
    setPending(null);
  };
  return { pending, failure, send };
}
