import { useEffect } from "react";
import { api } from "#client/api.ts";
import { logError } from "#client/notify-error.ts";
import type { Conversation } from "#domains/messaging/contract.ts";

/** Marks a conversation as read while it is open and the page visible: at once, and after each incoming message. */
export function useMarkAsRead(conversation: Conversation | undefined, latestPosition: number): void {
  const { id, userType } = conversation ?? {};
  const unread = userType === "vendor" ? conversation?.unreadCountVendor : conversation?.unreadCountBuyer;
  const isUnread = (unread ?? 0) > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further message has to be marked too
  useEffect(() => {
    if (!id || !userType || !isUnread) return;
    const mark = () => {
      if (document.hidden) return;
      // A failure is silent (R11); the next message tries again.
      api.messaging.markConversationAsRead({ p_conversation_id: id, p_user_type: userType }).catch(logError);
    };
    mark();
    document.addEventListener("visibilitychange", mark);
    return () => document.removeEventListener("visibilitychange", mark);
  }, [id, userType, isUnread, latestPosition]);
}
