import { CameBack } from "#domains/plans/web/came-back.tsx";
import { SubscriptionPanel as OwnSubscription } from "#domains/plans/web/subscription-panel.tsx";
import type { Load } from "../../load.ts";

/** The plans, and the vendor's own; invoices come from the provider, so they are not awaited. */
export async function loadSubscription({ client, queries }: Load): Promise<void> {
  await Promise.all([
    client.prefetchQuery(queries.plans.listPlans.queryOptions({ input: {} })),
    client.prefetchQuery(queries.plans.getSubscription.queryOptions({ input: {} })),
  ]);
}

export function SubscriptionPanel() {
  return (
    <div className="grid grid-cols-1 gap-8">
      <CameBack />
      <OwnSubscription />
    </div>
  );
}
