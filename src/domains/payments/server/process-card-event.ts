import { and, eq, isNull } from "drizzle-orm";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { type CardEvents, type EventObject, orderOf } from "./card-events.ts";
import { providerEvents } from "./tables.ts";

/**
 * Job `process-card-event`: hands an event to every domain that listens to its type, once. Of an event that is about no
 * order no personal data is retained.
 */
export async function processCardEvent(
  infra: Infra,
  data: { eventId: string },
  listeners: readonly CardEvents[],
): Promise<void> {
  await inTransaction(infra, async (tx) => {
    const isIt = eq(providerEvents.id, data.eventId);
    const [event] = await tx.db
      .update(providerEvents)
      .set({ processedAt: infra.clock.now() })
      .where(and(isIt, isNull(providerEvents.processedAt)))
      .returning();
    if (!event) return;
    const { account, data: { object = {} } = {} } = event.payload as {
      account?: unknown;
      data?: { object?: EventObject };
    };
    for (const events of listeners)
      if (Object.hasOwn(events, event.type)) await events[event.type]?.(tx, { ...object, account });
    if (!orderOf(object))
      await tx.db
        .update(providerEvents)
        .set({ payload: { account, data: { object: remainsOf(object) } } })
        .where(isIt);
  });
}

const remainsOf = ({ id, object, customer, payment_intent }: EventObject) => ({
  id,
  object,
  customer,
  payment_intent,
});
