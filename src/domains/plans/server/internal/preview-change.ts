import { isLargerPlan, type PaidPlan } from "#domains/plans/plan-table.ts";
import { readPlans } from "#domains/settings/server/plan-terms.ts";
import { AppError } from "#kernel/errors.ts";
import { reachProvider } from "#platform/cards/reach-provider.ts";
import type { Infra } from "#platform/rpc/context.ts";
import type { ProviderSubscription } from "./fetch-subscription.ts";
import { ensurePrice } from "./provider-prices.ts";

export type PlanChange = {
  priceId: string;
  dueNowCents: number;
  monthlyCents: number;
  /** The second, on the provider's clock, up to which the present plan was used. */
  prorationDate: number | undefined;
};

/** What the provider would charge now for a larger plan. PLAN_NOT_CHANGEABLE if it is not larger. */
export async function previewChange(
  infra: Pick<Infra, "cards" | "log" | "db" | "clock">,
  current: ProviderSubscription,
  planType: PaidPlan,
): Promise<PlanChange> {
  if (!isLargerPlan(planType, current.planType)) throw new AppError("PLAN_NOT_CHANGEABLE");
  const { priceCents: monthlyCents } = (await readPlans(infra))[planType];
  const priceId = await ensurePrice(infra, planType);
  const invoice = await reachProvider(infra, () =>
    infra.cards.stripe.invoices.createPreview({
      subscription: current.id,
      subscription_details: {
        items: [{ id: current.itemId, price: priceId }],
        proration_behavior: "always_invoice",
      },
    }),
  );
  const starts = invoice.lines.data.map(({ period }) => period.start);
  return {
    priceId,
    dueNowCents: invoice.amount_due,
    monthlyCents,
    prorationDate: starts.length > 0 ? Math.max(...starts) : undefined,
  };
}
