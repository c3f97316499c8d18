import { createPersistedStore, usePersistedStore } from "#client/persisted-store.ts";
import { maxMessageLength } from "#domains/messaging/message-rules.ts";

type Drafts = Record<string, string>;

/** So many conversations' drafts are stored; the oldest is dropped. */
const most = 50;

/** Unsent texts by conversation. They survive a reload, and leave the browser at sign-out. */
const drafts = createPersistedStore<Drafts>({
  key: "coffee-message-drafts",
  version: 1,
  initial: {},
  parse: (stored) =>
    typeof stored === "object" &&
    stored !== null &&
    Object.values(stored).every((text) => typeof text === "string")
      ? (stored as Drafts)
      : null,
});

export function setDraft(conversationId: string, text: string): void {
  drafts.set(({ [conversationId]: _, ...others }) =>
    text
      ? Object.fromEntries(
          [...Object.entries(others), [conversationId, text.slice(0, maxMessageLength)]].slice(-most),
        )
      : others,
  );
}

export const getDraft = (conversationId: string): string => drafts.get()[conversationId] ?? "";

export const useDraft = (conversationId: string): string => usePersistedStore(drafts)[conversationId] ?? "";
