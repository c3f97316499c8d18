import type Stripe from "stripe";
import type { Bench } from "./open-bench.ts";

export const day = 24 * 60 * 60;

export interface Plans {
  basic: Stripe.Price;
  premium: Stripe.Price;
}

/** Two monthly plans, 29 and 49 USD. */
export async function makePlans(bench: Bench): Promise<Plans> {
  const make = async (name: string, cents: number) => {
    const product = await bench.stripe.products.create({ name });
    return bench.stripe.prices.create({
      currency: "usd",
      unit_amount: cents,
      recurring: { interval: "month" },
      lookup_key: `${name.toLowerCase()}_monthly`,
      product: product.id,
    });
  };
  const [basic, premium] = await Promise.all([make("Basic", 2900), make("Premium", 4900)]);
  return { basic, premium };
}

/** Parameters of a session that begins a subscription. */
export function planSession(
  price: string,
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: "subscription",
    line_items: [{ price, quantity: 1 }],
    customer_email: "finca@example.com",
    client_reference_id: "vendor-1",
    success_url: "http://127.0.0.1:4119/vendor-subscription?session_id={CHECKOUT_SESSION_ID}",
    cancel_url: "http://127.0.0.1:4119/vendor-subscription",
    subscription_data: { metadata: { vendor_id: "vendor-1" } },
    locale: "en",
    ...more,
  };
}

/** Subscribes as the hosted page does. */
export async function subscribe(
  bench: Bench,
  price: string,
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
  card = "4242424242424242",
): Promise<Stripe.Subscription> {
  const { id } = await bench.stripe.checkout.sessions.create(planSession(price, more));
  await bench.pay(id, card, { challenge: "complete" });
  const session = await bench.stripe.checkout.sessions.retrieve(id, { expand: ["subscription"] });
  return session.subscription as Stripe.Subscription;
}

export const currentItem = ({ items }: Stripe.Subscription): Stripe.SubscriptionItem => items.data[0]!;

/** A subscription with its latest invoice and its customer. */
export const readSubscription = (bench: Bench, { id }: { id: string }) =>
  bench.stripe.subscriptions.retrieve(id, { expand: ["latest_invoice", "customer"] });

/** The invoices of a subscription's customer, newest first. */
export const invoicesOf = async (bench: Bench, { customer }: Stripe.Subscription) =>
  (await bench.stripe.invoices.list({ customer: customer as string, limit: 100 })).data;

/** Charges a larger plan at once. */
export const upgrade = (
  bench: Bench,
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  more: Partial<Stripe.SubscriptionUpdateParams> = {},
) =>
  bench.stripe.subscriptions.update(subscription.id, {
    items: [{ id: currentItem(subscription).id, price: price.id }],
    proration_behavior: "always_invoice",
    expand: ["latest_invoice"],
    ...more,
  });
