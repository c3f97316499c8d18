import type Stripe from "stripe";
import { type Doors, inTransaction } from "#platform/rpc/context.ts";
import { providerEvents } from "./tables.ts";

/**
 * The inbox: verifies the provider's signature over the raw body, then stores the event under its own id and enqueues
 * its work in one transaction. A second delivery changes nothing. False for a body that the provider did not sign.
 */
export async function receiveCardEvent(doors: Doors, rawBody: string, signature: string): Promise<boolean> {
  let event: Stripe.Event;
  try {
    event = await doors.cards.stripe.webhooks.constructEventAsync(
      rawBody,
      signature,
      doors.cards.webhookSecret,
    );
  } catch (error) {
    doors.log.warn({ reason: error instanceof Error ? error.name : "unknown" }, "card event refused");
    return false;
  }
  await inTransaction(doors, async (tx) => {
    const [stored] = await tx.db
      .insert(providerEvents)
      .values({ id: event.id, type: event.type, payload: event })
      .onConflictDoNothing()
      .returning({ id: providerEvents.id });
    if (stored) await tx.jobs.enqueue(tx.db, "process-card-event", { eventId: event.id });
  });
  return true;
}
