import { createHash } from "node:crypto";
import type Stripe from "stripe";
import type { PaidPlan } from "#domains/plans/plan-table.ts";
import { AppError } from "#kernel/errors.ts";
import type { Language } from "#kernel/languages.ts";
import { reachProvider } from "#platform/cards/reach-provider.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

type Wish = { vendorId: string; customerId: string; planType: PaidPlan; priceId: string };
type Session = Stripe.Checkout.Session;

/** The provider's name of a language. */
export const localeOf = (language: Language) => (language === "pt" ? "pt-BR" : language);

const looksBack = 20;

/**
 * The one page on which a customer subscribes: the open one for the same plan and language, else a new one; all
 * others are closed, so that nothing is paid twice. CONFLICT if a concurrent request won.
 */
export function openSubscriptionPage(ctx: SignedInCtx, wish: Wish): Promise<string> {
  return reachProvider(ctx, async () => {
    const { sessions } = ctx.cards.stripe.checkout;
    const { data: known } = await sessions.list({ customer: wish.customerId, limit: looksBack });
    const open = known.filter(({ status }) => status === "open");
    const fitting = open.find((one) => fits(one, wish, ctx.language));
    await close(
      ctx,
      open.filter((one) => one !== fitting),
    );
    const own =
      fitting ?? (await sessions.create(paramsOf(ctx, wish), { idempotencyKey: keyOf(ctx, wish, known) }));
    if (!own.url || !(await isTheOnlyPage(ctx, own))) throw new AppError("CONFLICT");
    return own.url;
  });
}

/** Concurrent requests see the same pages, so the same request twice is one page. */
function keyOf({ language }: SignedInCtx, wish: Wish, known: Session[]): string {
  const seen = createHash("sha256")
    .update(known.map(({ id }) => id).join())
    .digest("hex")
    .slice(0, 32);
  return `subscribe-${wish.vendorId}-${wish.planType}-${language}-${seen}`;
}

const fits = ({ metadata, locale }: Session, wish: Wish, language: Language) =>
  metadata?.plan_type === wish.planType && locale === localeOf(language);

/** A concurrent request may have opened a page too: all of them agree on the newest. */
async function isTheOnlyPage(ctx: SignedInCtx, own: Session): Promise<boolean> {
  const { data } = await ctx.cards.stripe.checkout.sessions.list({
    customer: own.customer as string,
    status: "open",
    limit: looksBack,
  });
  const [winner, ...others] = data.sort((a, b) => b.created - a.created || (a.id < b.id ? -1 : 1));
  await close(ctx, others);
  return winner?.id === own.id;
}

/** If it was paid or closed meanwhile, it needs no closing. */
async function close({ cards, log }: SignedInCtx, pages: Session[]): Promise<void> {
  for (const { id } of pages)
    await cards.stripe.checkout.sessions
      .expire(id)
      .catch((error) => log.info({ err: error }, "page not closed"));
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
