import Stripe from "stripe";
import { reachProvider } from "#platform/cards/reach-provider.ts";
import type { Infra } from "#platform/rpc/context.ts";

/**
 * Job `close-customer`: deletes an erased vendor's customer at the provider, which ends its subscription. It may be
 * gone already.
 */
export async function closeCustomer(infra: Infra, { customerId }: { customerId: string }): Promise<void> {
  await reachProvider(infra, async () => {
    try {
      await infra.cards.stripe.customers.del(customerId);
    } catch (error) {
      const isGone = error instanceof Stripe.errors.StripeError && error.code === "resource_missing";
      if (!isGone) throw error;
    }
  });
}
