import type Stripe from "stripe";
import type { PaidPlan } from "#domains/plans/plan-table.ts";
import { reachProvider } from "#platform/cards/reach-provider.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { planOfPrice } from "./provider-prices.ts";

type ProviderInfra = Pick<Infra, "cards" | "log">;

/** The provider's state of a customer's subscription: the only source of truth about paid plans. */
export type ProviderSubscription = {
  id: string;
  itemId: string;
  planType: PaidPlan;
  /** What it costs a month, in cents. */
  priceCents: number | null;
  status: string;
  isPaidFor: boolean;
  currentPeriodEnd: Date;
  cancelAt: Date | null;
  scheduleId: string | null;
  nextPlanType: "freemium" | PaidPlan | null;
};

/** `extras`: further active subscriptions, which happens only if two pages were paid at once. */
export type ProviderTruth = {
  current: ProviderSubscription | null;
  extras: string[];
  lastEndedAt: Date | null;
};

const paying = ["active", "trialing"];
const living = [...paying, "past_due", "unpaid"];

/** Fetches a customer's subscriptions from the provider. PAYMENT_UNAVAILABLE when it can't be reached. */
export function fetchSubscription(infra: ProviderInfra, customerId: string): Promise<ProviderTruth> {
  return reachProvider(infra, async () => {
    const { data } = await infra.cards.stripe.subscriptions.list({
      customer: customerId,
      status: "all",
      limit: 100,
      expand: ["data.schedule"],
    });
    const ours = data.filter((one) => planOf(one) !== null);
    // The first one counts: a second paid page was meant for the same shop.
    const living = ours.filter(isLiving).sort((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1));
    const ends = ours.flatMap((one) => one.ended_at ?? []);
    return {
      current: living[0] ? await toSubscription(infra, living[0]) : null,
      extras: living.slice(1).map(({ id }) => id),
      lastEndedAt: ends.length > 0 ? moment(Math.max(...ends)) : null,
    };
  });
}

const isLiving = ({ status }: Stripe.Subscription) => living.includes(status);
const moment = (seconds: number) => new Date(seconds * 1_000);
const planOf = ({ items }: Stripe.Subscription) => planOfPrice(items.data[0]!.price);

async function toSubscription(infra: ProviderInfra, one: Stripe.Subscription): Promise<ProviderSubscription> {
  const item = one.items.data[0]!;
  const schedule = one.schedule as Stripe.SubscriptionSchedule | null;
  return {
    id: one.id,
    itemId: item.id,
    planType: planOf(one)!,
    priceCents: item.price.unit_amount,
    status: one.status,
    isPaidFor: paying.includes(one.status),
    currentPeriodEnd: moment(item.current_period_end),
    // Only the provider's own page sets this.
    cancelAt: one.cancel_at === null ? null : moment(one.cancel_at),
    scheduleId: schedule?.id ?? null,
    nextPlanType: one.cancel_at === null ? await findNextPlan(infra, schedule) : "freemium",
  };
}

/** The plan of the phase after the current one. */
async function findNextPlan(
  { cards: { stripe } }: ProviderInfra,
  schedule: Stripe.SubscriptionSchedule | null,
): Promise<PaidPlan | null> {
  const next = schedule?.phases.find(({ start_date: start }) => start === schedule.current_phase?.end_date);
  const price = next?.items[0]?.price;
  return price
    ? planOfPrice(await stripe.prices.retrieve(typeof price === "string" ? price : price.id))
    : null;
}
