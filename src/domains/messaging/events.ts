import { defineLiveEvent } from "#kernel/live-event.ts";

/** A message was sent or read in one of the person's conversations. */
export const messagesChanged = defineLiveEvent({
  type: "message",
  reloads: "messaging",
  catchesUp: "always",
});

/** The other side of a conversation is typing. */
export const typing = defineLiveEvent({ type: "typing", isTransient: true });
