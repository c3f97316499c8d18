import type { UserType } from "#domains/messaging/message-rules.ts";

export type ConversationState = "active" | "archived";
export type ListInput = { userType: UserType; state: ConversationState; search?: string };

/** How the list is paged; for the page's loader as well, so that both use the same key. */
export const listOptions = (input: ListInput) => ({
  input: (cursor: string | undefined) => ({ ...input, ...(cursor ? { cursor } : {}) }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
});

export const readBox = (params: URLSearchParams): ConversationState =>
  params.get("box") === "archived" ? "archived" : "active";
