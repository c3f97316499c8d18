import { useMutation } from "@tanstack/react-query";
import { href, useNavigate } from "react-router";
import { useNotifyError } from "#client/notify-error.ts";
import type { Conversation } from "#domains/messaging/contract.ts";

/** Opens or creates a conversation and goes to it. */
export function useOpenConversation(open: () => Promise<Conversation>) {
  const navigate = useNavigate();
  const notifyError = useNotifyError();
  return useMutation({
    mutationFn: open,
    onSuccess: ({ id: conversationId }) => navigate(href("/messages/:conversationId", { conversationId })),
    onError: notifyError,
  });
}
