import { useRef, useState } from "react";
import { api } from "#client/api.ts";
import { logError } from "#client/notify-error.ts";
import type { Message } from "#domains/messaging/contract.ts";
import { getDraft, setDraft } from "./drafts.ts";
import type { ChosenPicture } from "./use-message-pictures.ts";

export type PendingMessage = {
  requestId: string;
  content: string;
  createdAt: string;
  pictures: readonly ChosenPicture[];
};

/**
 * Sends what the composer holds. It is shown at once, replaced by the stored message, and on failure taken out again with
 * its text and pictures back in the composer (R21). The same, sent again after a failure, is the same request: if the first one
 * did arrive, nothing is doubled.
 */
export function useSendMessage(conversationId: string, onSent: (message: Message) => Promise<void>) {
  const [pending, setPending] = useState<PendingMessage | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const failed = useRef<PendingMessage | null>(null);

  /** Whether it was sent. */
  const send = async (text: string, pictures: readonly ChosenPicture[]): Promise<boolean> => {
    const content = text.trim();
    if ((!content && pictures.length === 0) || pending) return false;
    const isSame = failed.current?.content === content && idsOf(failed.current) === idsOf({ pictures });
    const requestId = (isSame && failed.current?.requestId) || crypto.randomUUID();
    const message = { requestId, content, createdAt: new Date().toISOString(), pictures };
    setPending(message);
    setFailure(null);
    setDraft(conversationId, "");
    try {
      await onSent(
        await api.messaging.sendMessage({ conversationId, content, requestId, pictures: sentOf(pictures) }),
      );
      failed.current = null;
      setPending(null);
      return true;
    } catch (error) {
      logError(error);
      failed.current = message;
      const typedSince = getDraft(conversationId);
      setDraft(conversationId, [content, typedSince].filter(Boolean).join("\n"));
      setFailure(error);
      setPending(null);
      return false;
    }
  };
  return { pending, failure, send };
}

const sentOf = (pictures: readonly ChosenPicture[]) =>
  pictures.flatMap(({ id, alt }) => (id ? [{ pictureId: id, alt: alt.trim() }] : []));

const idsOf = ({ pictures }: Pick<PendingMessage, "pictures">) => pictures.map(({ id }) => id).join();
