import type Stripe from "stripe";
import type { PaidPlan } from "#domains/plans/plan-table.ts";
import { reachProvider } from "#platform/cards/reach-provider.ts";
import type { Infra } from "#platform/rpc/context.ts";
import type { ProviderSubscription } from "./fetch-subscription.ts";
import { ensurePrice } from "./provider-prices.ts";

type ProviderInfra = Pick<Infra, "cards" | "log">;
type PricingInfra = Pick<Infra, "cards" | "log" | "db" | "clock">;
type Current = Pick<ProviderSubscription, "id" | "cancelAt" | "scheduleId">;

/** Clears scheduled changes of a subscription: no end, no downgrade. */
export function clearScheduledChange(
  infra: ProviderInfra,
  { id, cancelAt, scheduleId }: Current,
): Promise<void> {
  const { stripe } = infra.cards;
  return reachProvider(infra, async () => {
    // While a schedule manages it, the provider rejects changes to its end.
    if (scheduleId) await stripe.subscriptionSchedules.release(scheduleId);
    if (cancelAt) await stripe.subscriptions.update(id, { cancel_at: "" });
  });
}

/** Ends a subscription at the end of the paid period. */
export async function endWithPeriod(infra: ProviderInfra, current: Current): Promise<void> {
  if (current.cancelAt) return;
  await clearScheduledChange(infra, current);
  await reachProvider(infra, () =>
    infra.cards.stripe.subscriptions.update(current.id, { cancel_at_period_end: true }),
  );
}

/** Moves a subscription to a smaller plan at the end of the paid period. */
export async function lowerWithPeriod(infra: PricingInfra, current: Current, plan: PaidPlan): Promise<void> {
  const { stripe } = infra.cards;
  const price = await ensurePrice(infra, plan);
  await clearScheduledChange(infra, current);
  await reachProvider(infra, async () => {
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

/** Ends a second subscription of one shop at once, and refunds it. */
export function endExtraSubscription(infra: ProviderInfra, subscriptionId: string): Promise<void> {
  const { stripe } = infra.cards;
  return reachProvider(infra, async () => {
    const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(subscriptionId);
    const invoiceId = typeof invoice === "string" ? invoice : invoice?.id;
    const { data } = invoiceId
      ? await stripe.invoicePayments.list({ invoice: invoiceId, status: "paid", limit: 1 })
      : { data: [] };
    const paid = data[0]?.payment.payment_intent;
    // Refunded first: if a job dies in between, it finds the subscription still there.
    if (paid)
      await stripe.refunds.create(
        { payment_intent: typeof paid === "string" ? paid : paid.id },
        { idempotencyKey: `refund-extra-${subscriptionId}` },
      );
    await stripe.subscriptions.cancel(subscriptionId);
  });
}
