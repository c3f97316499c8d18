import { parseArgs } from "node:util";
import { findBroken } from "#domains/checkout/server/find-broken.ts";
import { sweepPurchases } from "#domains/checkout/server/sweep-purchases.ts";
import { reconcileMoney } from "#domains/payouts/server/reconcile-money.ts";
import { repairBooks } from "#domains/payouts/server/repair-books.ts";
import { formatUsd } from "#kernel/money.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { withMarket } from "./open-market.ts";

/** Why two sides usually differ, by the kind of the difference. */
const causes: Record<string, string> = {
  "provider charge":
    "a payment that the books do not have: made after the restored backup, or of another system",
  "provider refund": "a refund made at the provider, or after the restored backup",
  "provider transfer":
    "a transfer that the books do not have: made after the restored backup, or at the provider",
  "our payment": "the provider does not know a payment of the books, or another amount",
  "our refund": "the provider does not know a refund of the books, or another amount",
  "our transfer": "the provider does not know a payout of the books, or another amount",
  order: "the ledger of an order is not what its lines, parcels, refunds and payments say",
  payout: "the ledger of a payout is not what the payout says",
  posting: "a posting that does not sum to zero, or is about nothing that exists",
};
const elsewhere =
  "money moved at the provider that nothing here posts: a dispute, a reversal or an adjustment";

/**
 * `npm run reconcile`: first settles each purchase that the provider knows more about, which is always safe; then compares
 * provider, ledger, orders and stock. Prints each difference with its cause; 1 if there is any. `--repair`, for
 * after a restored backup, refunds payments without order, and books payouts made since.
 */
export async function runReconcileCommand(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { repair: { type: "boolean", default: false } } });
  return withMarket((infra) => reconcile(infra, values.repair), { withProvider: true });
}

async function reconcile(infra: Infra, repairs: boolean): Promise<number> {
  await sweepPurchases(infra);
  for (const { what, id, amountCents } of repairs ? await repairBooks(infra) : [])
    console.log(`${what}  ${id}  ${formatUsd(amountCents)}`);
  const { checked, differences } = await reconcileMoney(infra);
  for (const { kind, id, expected, found } of differences)
    console.log(`${kind}  ${id}  expected ${expected}, found ${found}: ${causes[kind] ?? elsewhere}`);
  const broken = await findBroken(infra);
  for (const { invariant, id, cause } of broken) console.log(`${invariant}  ${id}  ${cause}`);
  const count = differences.length + broken.length;
  console.log(count === 0 ? `${checked} entries compared, no difference.` : `${count} differences.`);
  return count === 0 ? 0 : 1;
}
