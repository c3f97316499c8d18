import { eq, inArray } from "drizzle-orm";
import type Stripe from "stripe";
import { postPayout } from "#domains/ledger/server/post-payout.ts";
import { lockAvailable } from "#domains/orders/server/read-owed.ts";
import { paymentAttempts } from "#domains/payments/server/tables.ts";
import { payoutsJobs } from "#domains/payouts/jobs.ts";
import { reachProvider } from "#platform/cards/reach-provider.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { adoptReversals } from "./adopt-reversals.ts";
import { bookPayout } from "./internal/book-payout.ts";
import { listMovements, sourcesOf } from "./internal/list-movements.ts";
import { nextPeriod } from "./internal/next-period.ts";
import { sendPayout } from "./send-payout.ts";
import { payoutAccounts, payouts } from "./tables.ts";

type Repair = {
  what: "refunded payment" | "booked payout" | "booked reversal";
  id: string;
  amountCents: number;
};

/**
 * For the command `reconcile --repair`, after a backup was restored: what the provider did since, for orders and payouts that
 * are not in the books anymore. A payment whose order is lost is refunded in full; a transfer is booked as the payout
 * that it was, or the vendor would be paid twice; what was taken back of one, as owed again. Only what names an order or a payout of ours, and is older than a
 * quarter of an hour. Repeating it changes nothing. Amounts in cents.
 */
export async function repairBooks(infra: Infra): Promise<Repair[]> {
  const repairs: Repair[] = [];
  for await (const movements of listMovements(infra, await nextPeriod(infra))) {
    for (const charge of await unknownCharges(infra, sourcesOf<Stripe.Charge>(movements, "charge")))
      repairs.push(await refundCharge(infra, charge));
    for (const transfer of sourcesOf<Stripe.Transfer>(movements, "transfer"))
      if (await bookTransfer(infra, transfer))
        repairs.push({ what: "booked payout", id: transfer.id, amountCents: transfer.amount });
    repairs.push(...(await bookReversals(infra, movements)));
  }
  return repairs;
}

const paymentOf = ({ payment_intent: payment }: Stripe.Charge): string =>
  typeof payment === "string" ? payment : (payment?.id ?? "");

/** Charges of an attempt that no longer exists, or that was given up without the provider's answer. */
async function unknownCharges({ db }: Infra, charges: Stripe.Charge[]): Promise<Stripe.Charge[]> {
  const ours = charges.filter(
    ({ metadata, amount, amount_refunded: refunded }) => metadata["attempt_id"] && refunded < amount,
  );
  if (ours.length === 0) return [];
  const ids = ours.map(({ metadata }) => metadata["attempt_id"]!);
  const known = await db.select().from(paymentAttempts).where(inArray(paymentAttempts.id, ids));
  return ours.filter((charge) => {
    const attempt = known.find(({ id }) => id === charge.metadata["attempt_id"]);
    return !attempt || attempt.state === "expired";
  });
}

async function refundCharge(infra: Infra, charge: Stripe.Charge): Promise<Repair> {
  const amountCents = charge.amount - charge.amount_refunded;
  await reachProvider(infra, () =>
    infra.cards.stripe.refunds.create(
      { payment_intent: paymentOf(charge), amount: amountCents, metadata: charge.metadata },
      { idempotencyKey: `refund-lost-${charge.id}` },
    ),
  );
  return { what: "refunded payment", id: paymentOf(charge), amountCents };
}

/** Books a transfer under the id that it carries, then lets the job find it. False if it is booked, or not ours. */
async function bookTransfer(infra: Infra, transfer: Stripe.Transfer): Promise<boolean> {
  const { destination, amount: amountCents, metadata } = transfer;
  const payoutId = metadata["payout_id"];
  const accountId = typeof destination === "string" ? destination : (destination?.id ?? "");
  if (!payoutId) return false;
  const isNew = await inTransaction(infra, async (tx) => {
    const [account] = await tx.db
      .select()
      .from(payoutAccounts)
      .where(eq(payoutAccounts.providerAccountId, accountId));
    if (!account) return false;
    const availableCents = await lockAvailable(tx, account.vendorId);
    if ((await tx.db.$count(payouts, eq(payouts.id, payoutId))) > 0) return false;
    const about = { id: payoutId, vendorId: account.vendorId, amountCents };
    const { payout } = await bookPayout(tx, { ...about, method: "automatic" }, availableCents);
    await postPayout(tx, payout, "started");
    await tx.jobs.enqueue(tx.db, payoutsJobs.sendPayout, { payoutId });
    return true;
  });
  if (isNew) await sendPayout(infra, { payoutId });
  return isNew;
}

async function bookReversals(infra: Infra, movements: Stripe.BalanceTransaction[]): Promise<Repair[]> {
  const reversals = sourcesOf<Stripe.TransferReversal>(movements, "transfer_reversal");
  const transfers = new Set(
    reversals.map(({ transfer }) => (typeof transfer === "string" ? transfer : transfer.id)),
  );
  const repairs: Repair[] = [];
  for (const id of transfers) {
    const amountCents = await adoptReversals(infra, { providerTransferId: id });
    if (amountCents > 0) repairs.push({ what: "booked reversal", id, amountCents });
  }
  return repairs;
}
