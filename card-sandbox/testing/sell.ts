import type Stripe from "stripe";
import { type Bench, threeLines } from "./open-bench.ts";

/** A connected account that may be paid, at the test bank unless told. */
export async function addVendor(bench: Bench, bankNumber?: string): Promise<string> {
  const { id } = await bench.stripe.accounts.create({ type: "express" });
  await bench.call("POST", `/sandbox/accounts/${id}/onboard`, JSON.stringify({ bankNumber }));
  return id;
}

/** Pays 41.20 USD, of which the provider keeps 1.49, and gives back the charge. */
export async function sell(bench: Bench, card = "4242424242424242"): Promise<string> {
  const { id } = await bench.stripe.checkout.sessions.create(threeLines());
  await bench.pay(id, card);
  const session = await bench.stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent"] });
  return (session.payment_intent as Stripe.PaymentIntent).latest_charge as string;
}

/** Cents that are available and pending: the platform's, or a connected account's. */
export async function balanceOf(bench: Bench, account?: string): Promise<(number | undefined)[]> {
  const options = account ? { stripeAccount: account } : {};
  const { available, pending } = await bench.stripe.balance.retrieve({}, options);
  return [available[0]?.amount, pending[0]?.amount];
}
