import type Stripe from "stripe";
import { paymentsJobs } from "#domains/payments/jobs.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { providerEvents } from "./tables.ts";

/**
 * The inbox: verifies the provider's signature over the raw body, then stores the event under its own id and enqueues
 * its processing in one transaction. A second delivery changes nothing. False if the signature is invalid.
 */
export async function receiveCardEvent(infra: Infra, rawBody: string, signature: string): Promise<boolean> {
  let event: Stripe.Event;
  try {
    event = await infra.cards.stripe.webhooks.constructEventAsync(
      rawBody,
      signature,
      infra.cards.webhookSecret,
    );
  } catch (error) {
    infra.log.warn({ reason: error instanceof Error ? error.name : "unknown" }, "card event refused");
    return false;
  }
  await inTransaction(infra, async (tx) => {
    const [stored] = await tx.db
      .insert(providerEvents)
      .values({ id: event.id, type: event.type, payload: event })
      .onConflictDoNothing()
      .returning({ id: providerEvents.id });
    if (stored) await tx.jobs.enqueue(tx.db, paymentsJobs.processCardEvent, { eventId: event.id });
  });
  return true;
}
