import { eq } from "drizzle-orm";
import { type Doors, inTransaction } from "#platform/rpc/context.ts";
import { cardEvents, type EventObject, orderOf } from "./card-events.ts";
import { providerEvents } from "./tables.ts";

/**
 * Job `process-card-event`: an event only says that something happened; what, is asked of the provider by the job that
 * `card-events.ts` names. Of an event that is about no order nothing of a person is kept.
 */
export async function processCardEvent(doors: Doors, data: { eventId: string }): Promise<void> {
  await inTransaction(doors, async (tx) => {
    const [event] = await tx.db
      .select()
      .from(providerEvents)
      .where(eq(providerEvents.id, data.eventId))
      .for("update");
    if (!event || event.processedAt) return;
    const { account, data: { object = {} } = {} } = event.payload as {
      account?: unknown;
      data?: { object?: EventObject };
    };
    await cardEvents[event.type]?.(tx, { ...object, account });
    await tx.db
      .update(providerEvents)
      .set({
        processedAt: doors.clock.now(),
        ...(orderOf(object) ? {} : { payload: { account, data: { object: remainsOf(object) } } }),
      })
      .where(eq(providerEvents.id, event.id));
  });
}

const remainsOf = ({ id, object, customer }: EventObject) => ({ id, object, customer });
