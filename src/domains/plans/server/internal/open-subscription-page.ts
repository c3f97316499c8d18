import type Stripe from "stripe";
import type { PaidPlan } from "#domains/plans/plan-table.ts";
import { AppError } from "#kernel/errors.ts";
import type { Language } from "#kernel/languages.ts";
import { reachProvider } from "#platform/cards/reach-provider.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

type Wish = { vendorId: string; customerId: string; planType: PaidPlan; priceId: string };
type Session = Stripe.Checkout.Session;

/** The provider's word for a language. */
export const localeOf = (language: Language) => (language === "pt" ? "pt-BR" : language);

/**
 * The one page on which a customer subscribes: the open one for the same plan and language, else a new one, and every other is
 * closed, so that nobody pays twice. CONFLICT where another wish of the same moment won.
 */
export function openSubscriptionPage(ctx: SignedInCtx, wish: Wish): Promise<string> {
  return reachProvider(ctx, async () => {
    const { sessions } = ctx.cards.stripe.checkout;
    const [newest] = (await sessions.list({ customer: wish.customerId, limit: 1 })).data;
    // Wishes of the same moment see the same newest page, so the same wish twice is one page.
    const key = `subscribe-${wish.vendorId}-${wish.planType}-${ctx.language}-${newest?.id ?? "first"}`;
    const own =
      newest && fits(newest, wish, ctx.language)
        ? newest
        : await sessions.create(paramsOf(ctx, wish), { idempotencyKey: key });
    const winner = await keepOnePage(ctx, wish.customerId);
    if (winner?.id !== own.id || !own.url) throw new AppError("CONFLICT");
    return own.url;
  });
}

const fits = ({ status, metadata, locale }: Session, wish: Wish, language: Language) =>
  status === "open" && metadata?.plan_type === wish.planType && locale === localeOf(language);

/** The newest page stays; who made two in the same second agrees on one by its id. */
async function keepOnePage({ cards }: SignedInCtx, customerId: string): Promise<Session | undefined> {
  const { sessions } = cards.stripe.checkout;
  const { data } = await sessions.list({ customer: customerId, status: "open", limit: 100 });
  const [winner, ...others] = data.sort((a, b) => b.created - a.created || (a.id < b.id ? -1 : 1));
  // One that was paid or closed meanwhile needs no closing.
  for (const { id } of others) await sessions.expire(id).catch(() => {});
  return winner;
}

function paramsOf(ctx: SignedInCtx, { vendorId, customerId, planType, priceId }: Wish) {
  const page = `${ctx.config.publicUrl}/vendor-subscription`;
  const metadata = { vendor_id: vendorId, plan_type: planType };
  return {
    mode: "subscription",
    customer: customerId,
    client_reference_id: vendorId,
    locale: localeOf(ctx.language),
    line_items: [{ price: priceId, quantity: 1 }],
    metadata,
    subscription_data: { metadata },
    success_url: `${page}?checkout=done`,
    cancel_url: `${page}?checkout=cancelled`,
  } as const satisfies Stripe.Checkout.SessionCreateParams;
}
