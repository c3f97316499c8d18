import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#client/api.ts";
import { queries } from "#client/queries.ts";
import type { Message } from "#domains/messaging/contract.ts";
import { addPage, type MessageList } from "./message-list.ts";

/** A conversation's messages: the latest follow the live updates, earlier ones are fetched on demand. */
export function useMessages(conversationId: string) {
  const queryClient = useQueryClient();
  const options = queries.messaging.listMessages.queryOptions({ input: { conversationId } });
  const latest = useQuery(options);
  const [list, setList] = useState<MessageList>({ shown: latest.data?.items ?? [], ahead: [] });
  const [isLoadingEarlier, setIsLoadingEarlier] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const between = useBetween(conversationId, list);
  const add = (page: readonly Message[]) => setList((now) => addPage(now, page));
  useArrival(latest.data, add);
  useArrival(between.data, add);
  const first = list.shown[0]?.position ?? 1;

  const loadEarlier = async () => {
    if (first === 1 || isLoadingEarlier) return;
    setIsLoadingEarlier(true);
    try {
      const { items } = await api.messaging.listMessages({ conversationId, before: first });
      add(items);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
    setIsLoadingEarlier(false);
  };

  /** Adds a message that was just stored; with one of the other side's before it, both are fetched. */
  const addSent = async (message: Message) => {
    if (message.position <= (list.shown.at(-1)?.position ?? 0) + 1) setList((now) => addPage(now, [message]));
    else await queryClient.invalidateQueries({ queryKey: options.queryKey });
  };

  return {
    messages: list.shown,
    isLoaded: latest.data !== undefined,
    hasEarlier: first > 1,
    isLoadingEarlier,
    hasFailedEarlier: hasFailed,
    loadEarlier,
    addSent,
    /** What fetches the messages that are not there yet. */
    latest: between.isError ? between : latest,
  };
}

/** The page before what is ahead of the messages shown, as long as something lies between. */
function useBetween(conversationId: string, { ahead }: MessageList) {
  const before = ahead[0]?.position;
  return useQuery(
    queries.messaging.listMessages.queryOptions({
      input: before === undefined ? skipToken : { conversationId, before },
    }),
  );
}

/** Adds what has arrived, before it is drawn. */
function useArrival(
  page: { items: readonly Message[] } | undefined,
  add: (messages: readonly Message[]) => void,
): void {
  const [seen, setSeen] = useState(page);
  if (page === seen) return;
  setSeen(page);
  add(page?.items ?? []);
}
