import type Stripe from "stripe";
import type { Sandbox } from "../sandbox.ts";

/** Seconds that a portal stays open after the last visit. */
export const visitLength = 60 * 60;

/** What waits for the customer's bank. */
export type Pending = { kind: "card"; method: string } | { kind: "invoice"; invoice: string; method: string };

export interface Visit {
  address: string;
  session: Stripe.BillingPortal.Session;
  isOver: boolean;
  pending: Pending | null;
}

/** A visit to the portal by its address, or null; each look prolongs it while it is not over. */
export function findVisit(sandbox: Sandbox, address: string): Visit | null {
  const row = sandbox.store.find<{ expires_at: number; pending: string | null; body: string }>(
    "SELECT expires_at, pending, body FROM portal_sessions WHERE address = ?",
    address,
  );
  if (!row) return null;
  const now = Math.floor(sandbox.machineNow() / 1000);
  const isOver = row.expires_at <= now;
  const prolong = "UPDATE portal_sessions SET expires_at = ? WHERE address = ?";
  if (!isOver) sandbox.store.run(prolong, now + visitLength, address);
  return {
    address,
    session: JSON.parse(row.body) as Stripe.BillingPortal.Session,
    isOver,
    pending: row.pending ? (JSON.parse(row.pending) as Pending) : null,
  };
}

export function setPending(sandbox: Sandbox, address: string, pending: Pending | null): void {
  const update = "UPDATE portal_sessions SET pending = ? WHERE address = ?";
  sandbox.store.run(update, pending && JSON.stringify(pending), address);
}
