import type Stripe from "stripe";
import type { Sandbox } from "../sandbox.ts";

interface ChargeRow {
  body: string;
  amount_refunded: number;
}

/** A charge with what was given back of it so far, newest refund first, or null. */
export function findCharge(sandbox: Sandbox, id: string): Stripe.Charge | null {
  const row = sandbox.store.find<ChargeRow>("SELECT body, amount_refunded FROM charges WHERE id = ?", id);
  if (!row) return null;
  const charge = JSON.parse(row.body) as Stripe.Charge;
  if (row.amount_refunded === 0) return charge;
  const refunds = sandbox.store.all<{ body: string }>(
    "SELECT body FROM refunds WHERE charge = ? ORDER BY seq DESC LIMIT 11",
    id,
  );
  charge.amount_refunded = row.amount_refunded;
  charge.refunded = row.amount_refunded === charge.amount;
  charge.refunds!.data = refunds.slice(0, 10).map(({ body }) => JSON.parse(body));
  charge.refunds!.has_more = refunds.length > 10;
  return charge;
}
