import type { Doors } from "#platform/rpc/context.ts";

/** What of an event's object says whom it is about; `account` is the connected account that the event came from. */
export type EventObject = {
  id?: unknown;
  object?: unknown;
  customer?: unknown;
  metadata?: { order_id?: unknown } | null;
  account?: unknown;
};
type Follow = (tx: Doors, object: EventObject) => Promise<void>;

/** The order that an object names, if any. */
export function orderOf({ metadata }: EventObject): string | undefined {
  const id = metadata?.order_id;
  return typeof id === "string" && /^[0-9a-f-]{36}$/.test(id) ? id : undefined;
}

/** A payment page is an order's, or begins a subscription. */
const settleSession: Follow = async (tx, object) => {
  const orderId = orderOf(object);
  if (orderId) await tx.jobs.enqueue(tx.db, "settle-purchase", { orderId });
  else await syncSubscription(tx, object);
};

const syncSubscription: Follow = async (tx, { customer }) => {
  if (typeof customer === "string")
    await tx.jobs.enqueue(tx.db, "sync-subscription", { customerId: customer });
};

/** Of an account that we pay out to. */
const syncPayoutAccount: Follow = async (tx, { account }) => {
  if (typeof account === "string")
    await tx.jobs.enqueue(tx.db, "sync-payout-account", { providerAccountId: account });
};

/**
 * The provider's events that we listen to, and the job that each leads to. An event is not believed: the job asks the
 * provider how things stand.
 */
export const cardEvents: Record<string, Follow> = {
  "checkout.session.completed": settleSession,
  "checkout.session.expired": settleSession,
  "checkout.session.async_payment_succeeded": settleSession,
  "checkout.session.async_payment_failed": settleSession,
  "customer.subscription.created": syncSubscription,
  "customer.subscription.updated": syncSubscription,
  "customer.subscription.deleted": syncSubscription,
  "subscription_schedule.updated": syncSubscription,
  "subscription_schedule.released": syncSubscription,
  "subscription_schedule.canceled": syncSubscription,
  "subscription_schedule.completed": syncSubscription,
  "invoice.paid": syncSubscription,
  "invoice.payment_failed": syncSubscription,
  "account.updated": syncPayoutAccount,
};
