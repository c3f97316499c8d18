import { checkoutJobs } from "#domains/checkout/jobs.ts";
import { type CardEvents, orderOf } from "#domains/payments/server/card-events.ts";

/** A payment page that names an order; one that begins a subscription is the plans'. */
const settleOrder: CardEvents[string] = async (tx, object) => {
  const orderId = orderOf(object);
  if (orderId) await tx.jobs.enqueue(tx.db, checkoutJobs.settlePurchase, { orderId });
};

/** The provider's events that this domain listens to. */
export const checkoutCardEvents: CardEvents = {
  "checkout.session.completed": settleOrder,
  "checkout.session.expired": settleOrder,
  "checkout.session.async_payment_succeeded": settleOrder,
  "checkout.session.async_payment_failed": settleOrder,
};
