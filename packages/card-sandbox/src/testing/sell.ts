import { type Bench, threeLines } from "./open-bench.ts";

/** A connected account that may be paid, at the test bank unless told. */
export async function addVendor(bench: Bench, bankNumber?: string): Promise<string> {
  const { id } = await bench.stripe.accounts.create({ type: "express" });
  await bench.call("POST", `/sandbox/accounts/${id}/onboard`, JSON.stringify({ bankNumber }));
  return id;
}

/** Pays 41.20 USD, of which the provider keeps 1.49, and returns the payment intent. */
export async function sell(bench: Bench, card = "4242424242424242"): Promise<string> {
  const { id } = await bench.stripe.checkout.sessions.create(threeLines());
  return (await bench.pay(id, card)).body.payment_intent!;
}

/** Cents of the platform's balance that are available and pending. */
export async function balanceOf(bench: Bench): Promise<number[]> {
  const { data } = await bench.stripe.balanceTransactions.list({ limit: 100 });
  const sum = (status: string) =>
    data.reduce((cents, one) => (one.status === status ? cents + one.net : cents), 0);
  return [sum("available"), sum("pending")];
}

/** What a connected account's own page shows: its balance (available, pending), and its payouts as text. */
export async function payoutsPageOf(bench: Bench, account: string) {
  const { url } = await bench.stripe.accounts.createLoginLink(account);
  const page = await (await fetch(url)).text();
  return {
    balance: [...page.matchAll(/<dd>([^<]*)<\/dd>/g)].map(([, amount]) => amount),
    payouts: [...page.matchAll(/<td class="sum">([^<]*)<[\s\S]*?class="state (\w+)"/g)].map(
      ([, amount, status]) => [amount, status],
    ),
  };
}
