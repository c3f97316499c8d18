import { useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import type { UserType } from "#domains/messaging/message-rules.ts";

/** How many messages one has not read on a side; 0 while that is not known (R11). */
export function useUnreadCount(userType: UserType): number {
  const { data } = useQuery(queries.messaging.countUnreadMessages.queryOptions({ input: { userType } }));
  return data?.count ?? 0;
}
