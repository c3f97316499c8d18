import Stripe from "stripe";
import type { Infra } from "#platform/rpc/context.ts";

type Transfer = { payoutId: string; amountCents: number; providerAccountId: string };
type Outcome = { transferId: string } | { refusal: string };

/** Statuses of the provider for requests that fail however often they are sent. */
const refusals = [400, 402, 403, 404];

/**
 * Transfers a payout's money to the vendor's account at the provider, never inside a transaction. Checks first
 * whether it exists: the idempotency key is remembered for a day only, the payout's group forever. Throws if the
 * provider can't be reached.
 */
export async function sendTransfer(
  { cards }: Pick<Infra, "cards">,
  { payoutId, amountCents, providerAccountId }: Transfer,
): Promise<Outcome> {
  const group = `payout_${payoutId}`;
  const { data } = await cards.stripe.transfers.list({ transfer_group: group, limit: 1 });
  if (data[0]) return { transferId: data[0].id };
  try {
    const transfer = await cards.stripe.transfers.create(
      {
        amount: amountCents,
        currency: "usd",
        destination: providerAccountId,
        transfer_group: group,
        metadata: { payout_id: payoutId },
      },
      { idempotencyKey: `payout-${payoutId}` },
    );
    return { transferId: transfer.id };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && refusals.includes(error.statusCode ?? 0))
      return { refusal: error.code ?? error.type };
    throw error;
  }
}
