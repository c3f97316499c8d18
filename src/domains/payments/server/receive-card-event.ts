import type Stripe from "stripe";
import * as z from "zod";
import { paymentsJobs } from "#domains/payments/jobs.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { providerEvents } from "./tables.ts";

/** What the inbox relies on; the rest is the listeners'. */
const eventShape = z.looseObject({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  data: z.looseObject({ object: z.looseObject({}).optional() }).optional(),
});
/** What PostgreSQL can't store as text. */
const unstorable = /\\u0000|\\ud[89a-f]/i;

/**
 * The inbox: verifies the provider's signature over the raw body, then stores the event under its own id and enqueues
 * its processing in one transaction. A second delivery changes nothing. False if the signature is invalid, or what was
 * signed is no event.
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
  if (!eventShape.safeParse(event).success || unstorable.test(JSON.stringify(event))) {
    infra.log.warn({ reason: "malformed" }, "card event refused");
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
