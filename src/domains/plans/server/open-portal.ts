import { plansLimits } from "#domains/plans/limits.ts";
import { AppError } from "#kernel/errors.ts";
import { reachProvider } from "#platform/cards/reach-provider.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { localeOf } from "./internal/open-subscription-page.ts";
import { getOwnPlanStatus } from "./internal/plan-status.ts";

/**
 * The address of the provider's page for the caller's card and invoices, valid for a short time; `card` opens the
 * form for another card. PLAN_NOT_CHANGEABLE for a shop that never subscribed, PAYMENT_UNAVAILABLE. For vendors.
 */
export async function openPortal(
  ctx: SignedInCtx,
  { part }: { part: "overview" | "card" },
): Promise<{ url: string }> {
  await ctx.limits.consume(plansLimits.change, ctx.caller.userId);
  const customer = (await getOwnPlanStatus(ctx)).subscription?.providerCustomerId;
  if (!customer) throw new AppError("PLAN_NOT_CHANGEABLE");
  const back = `${ctx.config.publicUrl}/vendor-subscription?portal=done`;
  const { url } = await reachProvider(ctx, () =>
    ctx.cards.stripe.billingPortal.sessions.create({
      customer,
      return_url: back,
      locale: localeOf(ctx.language),
      ...(part === "card"
        ? {
            flow_data: {
              type: "payment_method_update",
              after_completion: { type: "redirect", redirect: { return_url: back } },
            },
          }
        : {}),
    }),
  );
  return { url };
}
