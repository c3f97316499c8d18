import { messagesChanged } from "#domains/messaging/events.ts";
import { type LivePublication, publishAllLive } from "#platform/realtime/live-events.ts";
import type { Infra } from "#platform/rpc/context.ts";

type Sides = { id: string; buyerId: string | null; teamIds: string[] };

/** What both sides' open screens hear of a change. */
export const changeOf = ({ id, buyerId, teamIds }: Sides): LivePublication[] =>
  [...(buyerId ? [buyerId] : []), ...teamIds].map((userId) => ({
    userId,
    event: messagesChanged,
    id,
  }));

/** Publishes to both sides' open screens, once the transaction commits. */
export const publishChange = ({ db }: Pick<Infra, "db">, sides: Sides): Promise<void> =>
  publishAllLive(db, changeOf(sides));
