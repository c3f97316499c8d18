import Stripe from "stripe";
import { type PaidPlan, paidPlans } from "#domains/plans/plan-table.ts";
import { readPlans } from "#domains/settings/server/plan-terms.ts";
import { reachProvider } from "#platform/cards/reach-provider.ts";
import type { Infra } from "#platform/rpc/context.ts";

type ProviderInfra = Pick<Infra, "cards" | "log" | "db" | "clock">;

/** The provider's id of a plan's product, and the lookup key of its price. */
const keyOf = (plan: PaidPlan) => `cafeto_${plan}`;

/**
 * The id of a plan's price of now at the provider, found by its lookup key; created if missing, or if the plan's price has
 * changed. Who subscribed before keeps the price of then.
 */
export async function ensurePrice(infra: ProviderInfra, plan: PaidPlan): Promise<string> {
  const {
    cards: { stripe },
    log,
  } = infra;
  const { priceCents } = (await readPlans(infra))[plan];
  const key = keyOf(plan);
  return reachProvider({ log }, async () => {
    const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
    if (data[0]?.unit_amount === priceCents) return data[0].id;
    await makeProduct(stripe, plan);
    const price = await stripe.prices.create(
      {
        product: key,
        currency: "usd",
        unit_amount: priceCents,
        recurring: { interval: "month" },
        lookup_key: key,
        transfer_lookup_key: true,
      },
      // A price is never changed, and the key prevents creating it twice.
      { idempotencyKey: `price-${key}-${priceCents}-${data[0]?.id ?? "first"}` },
    );
    return price.id;
  });
}

async function makeProduct(stripe: Stripe, plan: PaidPlan): Promise<void> {
  const name = `Cafeto ${plan[0]!.toUpperCase()}${plan.slice(1)}`;
  try {
    await stripe.products.create({ id: keyOf(plan), name });
  } catch (error) {
    const isThere = error instanceof Stripe.errors.StripeError && error.code === "resource_already_exists";
    if (!isThere) throw error;
  }
}

/** The plan of a price; null if it is not one of ours. */
export function planOfPrice({ product }: Pick<Stripe.Price, "product">): PaidPlan | null {
  const id = typeof product === "string" ? product : product.id;
  return paidPlans.find((plan) => keyOf(plan) === id) ?? null;
}
