import { type CardEvents, orderOf } from "#domains/payments/server/card-events.ts";
import { plansJobs } from "#domains/plans/jobs.ts";

/** What is about a customer and no order is about a subscription. */
const syncSubscription: CardEvents[string] = async (tx, object) => {
  const { customer } = object;
  if (typeof customer === "string" && !orderOf(object))
    await tx.jobs.enqueue(tx.db, plansJobs.syncSubscription, { customerId: customer });
};

/** The provider's events that this domain listens to. */
export const plansCardEvents: CardEvents = {
  "checkout.session.completed": syncSubscription,
  "checkout.session.expired": syncSubscription,
  "checkout.session.async_payment_succeeded": syncSubscription,
  "checkout.session.async_payment_failed": syncSubscription,
  "customer.subscription.created": syncSubscription,
  "customer.subscription.updated": syncSubscription,
  "customer.subscription.deleted": syncSubscription,
  "subscription_schedule.updated": syncSubscription,
  "subscription_schedule.released": syncSubscription,
  "subscription_schedule.canceled": syncSubscription,
  "subscription_schedule.completed": syncSubscription,
  "invoice.paid": syncSubscription,
  "invoice.payment_failed": syncSubscription,
};
