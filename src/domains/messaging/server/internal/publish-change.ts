import { messagesChanged } from "#domains/messaging/events.ts";
import { publishAllLive } from "#platform/realtime/live-events.ts";
import type { Infra } from "#platform/rpc/context.ts";

type Sides = { id: string; buyerId: string | null; ownerId: string | null };

/** Notifies both sides' open screens, once the transaction commits. */
export function publishChange({ db }: Pick<Infra, "db">, { id, buyerId, ownerId }: Sides): Promise<void> {
  const userIds = [buyerId, ownerId].filter((userId) => userId !== null);
  return publishAllLive(
    db,
    userIds.map((userId) => ({ userId, event: messagesChanged, id })),
  );
}
