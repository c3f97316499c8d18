import Stripe from "stripe";
import { reachProvider } from "#platform/cards/reach-provider.ts";
import type { Doors } from "#platform/rpc/context.ts";

/** Job `close-customer`: an erased vendor's customer is deleted at the provider, which ends its subscription and forgets the person. It may be gone already. */
export async function closeCustomer(doors: Doors, { customerId }: { customerId: string }): Promise<void> {
  await reachProvider(doors, async () => {
    try {
      await doors.cards.stripe.customers.del(customerId);
    } catch (error) {
      const isGone = error instanceof Stripe.errors.StripeError && error.code === "resource_missing";
      if (!isGone) throw error;
    }
  });
}
