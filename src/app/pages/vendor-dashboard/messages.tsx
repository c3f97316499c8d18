import { listOptions, readBox } from "#domains/messaging/web/conversations-query.ts";
import { MessagesPanel as Messages } from "#domains/messaging/web/messages-panel.tsx";
import type { Load } from "../../load.ts";

export async function loadMessages({ client, queries }: Load, params: URLSearchParams): Promise<void> {
  const input = { userType: "vendor", state: readBox(params) } as const;
  await client.prefetchInfiniteQuery(queries.messaging.listConversations.infiniteOptions(listOptions(input)));
}

export function MessagesPanel() {
  return <Messages userType="vendor" tab={{ tab: "messages" }} />;
}
