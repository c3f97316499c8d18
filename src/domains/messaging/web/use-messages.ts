import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#client/api.ts";
import { queries } from "#client/queries.ts";
import type { Message } from "#domains/messaging/contract.ts";
import { mergeMessages } from "./message-list.ts";

/** A conversation's messages: the latest follow the live updates, earlier ones are fetched on demand. */
export function useMessages(conversationId: string) {
  const queryClient = useQueryClient();
  const options = queries.messaging.listMessages.queryOptions({ input: { conversationId } });
  const latest = useQuery(options);
  const [known, setKnown] = useState<readonly Message[]>(latest.data?.items ?? []);
  const [seen, setSeen] = useState(latest.data);
  const [isLoadingEarlier, setIsLoadingEarlier] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  if (latest.data !== seen) {
    setSeen(latest.data);
    setKnown(mergeMessages(known, latest.data?.items ?? []));
  }
  const first = known[0]?.position ?? 1;

  const loadEarlier = async () => {
    if (first === 1 || isLoadingEarlier) return;
    setIsLoadingEarlier(true);
    try {
      const { items } = await api.messaging.listMessages({ conversationId, before: first });
      setKnown((now) => mergeMessages(now, items));
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
    setIsLoadingEarlier(false);
  };

  /** Adds a message that was just stored; with one of the other side's before it, both are fetched. */
  const addSent = async (message: Message) => {
    if (message.position <= (known.at(-1)?.position ?? 0) + 1)
      setKnown((now) => mergeMessages(now, [message]));
    else await queryClient.invalidateQueries({ queryKey: options.queryKey });
  };

  return {
    messages: known,
    hasEarlier: first > 1,
    isLoadingEarlier,
    hasFailedEarlier: hasFailed,
    loadEarlier,
    addSent,
    latest,
  };
}
