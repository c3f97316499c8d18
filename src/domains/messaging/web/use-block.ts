import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";

/** Blocks the other side of a conversation, or unblocks it. */
export function useBlock(conversationId: string) {
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const change = useMutation(
    queries.messaging.blockOtherSide.mutationOptions({
      onSuccess: (conversation) => {
        const { queryKey } = queries.messaging.getConversation.queryOptions({ input: { conversationId } });
        queryClient.setQueryData(queryKey, conversation);
        return queryClient.invalidateQueries({ queryKey: queries.messaging.key() });
      },
      onError: notifyError,
    }),
  );
  const block = (isBlocked: boolean) => change.mutate({ conversationId, isBlocked });
  return { block, isPending: change.isPending };
}
