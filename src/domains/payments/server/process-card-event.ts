import { eq } from "drizzle-orm";
import { type Doors, inTransaction } from "#platform/rpc/context.ts";
import { providerEvents } from "./tables.ts";

/** Job `process-card-event`: an event only says that something happened to an order; what, is asked of the provider by `settle-purchase`. */
export async function processCardEvent(doors: Doors, data: { eventId: string }): Promise<void> {
  await inTransaction(doors, async (tx) => {
    const [event] = await tx.db
      .select()
      .from(providerEvents)
      .where(eq(providerEvents.id, data.eventId))
      .for("update");
    if (!event || event.processedAt) return;
    const orderId = orderOf(event.payload);
    if (orderId && event.type.startsWith("checkout.session."))
      await tx.jobs.enqueue(tx.db, "settle-purchase", { orderId });
    await tx.db
      .update(providerEvents)
      .set({ processedAt: doors.clock.now() })
      .where(eq(providerEvents.id, event.id));
  });
}

function orderOf(payload: unknown): string | undefined {
  const object = (payload as { data?: { object?: { metadata?: { order_id?: unknown } } } }).data?.object;
  const id = object?.metadata?.order_id;
  return typeof id === "string" && /^[0-9a-f-]{36}$/.test(id) ? id : undefined;
}
