import type Stripe from "stripe";
import type { Bench } from "./open-bench.ts";

export const day = 24 * 60 * 60;

export interface Plans {
  basic: Stripe.Price;
  premium: Stripe.Price;
}

/** Two monthly plans, 29 and 49 USD. */
export async function makePlans(bench: Bench): Promise<Plans> {
  const make = (name: string, cents: number) =>
    bench.stripe.prices.create({
      currency: "usd",
      unit_amount: cents,
      recurring: { interval: "month" },
      lookup_key: `${name.toLowerCase()}_monthly`,
      product_data: { name },
    });
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

/** Subscribes by the hosted page's way. */
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

export const itemOf = ({ items }: Stripe.Subscription): Stripe.SubscriptionItem => items.data[0]!;

/** The types of a customer's or a subscription's events since then, oldest first. */
export async function eventTypes(bench: Bench, fits: (object: Stripe.Event.Data["object"]) => boolean) {
  const { data } = await bench.stripe.events.list({ limit: 100 });
  return data
    .filter((event) => fits(event.data.object))
    .map(({ type }) => type)
    .reverse();
}
