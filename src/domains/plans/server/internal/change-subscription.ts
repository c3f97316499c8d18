import type Stripe from "stripe";
import type { PaidPlan } from "#domains/plans/plan-table.ts";
import { reachProvider } from "#platform/cards/reach-provider.ts";
import type { Doors } from "#platform/rpc/context.ts";
import type { ProviderSubscription } from "./fetch-subscription.ts";
import { ensurePrice } from "./provider-prices.ts";

type Door = Pick<Doors, "cards" | "log">;
type Current = Pick<ProviderSubscription, "id" | "cancelAt" | "scheduleId">;

/** Lets a subscription go on as it is: nothing ends, nothing gets smaller. */
export function clearScheduledChange(doors: Door, { id, cancelAt, scheduleId }: Current): Promise<void> {
  const { stripe } = doors.cards;
  return reachProvider(doors, async () => {
    // While a schedule holds it, the provider takes no word about its end.
    if (scheduleId) await stripe.subscriptionSchedules.release(scheduleId);
    if (cancelAt) await stripe.subscriptions.update(id, { cancel_at: "" });
  });
}

/** Ends a subscription with the period that is paid for. */
export async function endWithPeriod(doors: Door, current: Current): Promise<void> {
  if (current.cancelAt) return;
  await clearScheduledChange(doors, current);
  await reachProvider(doors, () =>
    doors.cards.stripe.subscriptions.update(current.id, { cancel_at_period_end: true }),
  );
}

/** Puts a subscription on a smaller plan when the period that is paid for ends. */
export async function lowerWithPeriod(doors: Door, current: Current, plan: PaidPlan): Promise<void> {
  const { stripe } = doors.cards;
  const price = await ensurePrice(doors, plan);
  await clearScheduledChange(doors, current);
  await reachProvider(doors, async () => {
    const schedule = await stripe.subscriptionSchedules.create({ from_subscription: current.id });
    await stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: "release",
      phases: [
        currentPhase(schedule),
        {
          items: [{ price, quantity: 1 }],
          duration: { interval: "month", interval_count: 1 },
          proration_behavior: "none",
        },
      ],
    });
  });
}

function currentPhase({
  phases,
}: Stripe.SubscriptionSchedule): Stripe.SubscriptionScheduleUpdateParams.Phase {
  const { items, start_date, end_date } = phases[0]!;
  const { price } = items[0]!;
  return {
    items: [{ price: typeof price === "string" ? price : price.id, quantity: 1 }],
    start_date,
    end_date,
  };
}

/** Ends at once what bills a second time for one shop, and gives back what it took. */
export function endExtraSubscription(doors: Door, subscriptionId: string): Promise<void> {
  const { stripe } = doors.cards;
  return reachProvider(doors, async () => {
    const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(subscriptionId);
    const invoiceId = typeof invoice === "string" ? invoice : invoice?.id;
    const { data } = invoiceId
      ? await stripe.invoicePayments.list({ invoice: invoiceId, status: "paid", limit: 1 })
      : { data: [] };
    const paid = data[0]?.payment.payment_intent;
    // Given back first: a job that dies in between finds the subscription still there.
    if (paid)
      await stripe.refunds.create(
        { payment_intent: typeof paid === "string" ? paid : paid.id },
        { idempotencyKey: `refund-extra-${subscriptionId}` },
      );
    await stripe.subscriptions.cancel(subscriptionId);
  });
}
