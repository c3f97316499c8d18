import type { Infra } from "#platform/rpc/context.ts";

/** The fields of an event's object that say whom it is about; `account` is the connected account that sent it. */
export type EventObject = {
  id?: unknown;
  object?: unknown;
  customer?: unknown;
  payment_intent?: unknown;
  metadata?: { order_id?: unknown } | null;
  account?: unknown;
};

/**
 * The provider's events that a domain listens to (`server/card-events.ts`), and what each leads to, in the transaction
 * that marks the event as processed. An event is not believed: it starts a job that asks the provider how things stand.
 */
export type CardEvents = Record<string, (tx: Infra, object: EventObject) => Promise<void>>;

/** The order that an object names, if any. */
export function orderOf({ metadata }: EventObject): string | undefined {
  const id = metadata?.order_id;
  return typeof id === "string" && /^[0-9a-f-]{36}$/.test(id) ? id : undefined;
}
