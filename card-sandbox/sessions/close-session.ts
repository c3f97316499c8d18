import type Stripe from "stripe";
import { recordEvent } from "../events/record-event.ts";
import { cancelIntent } from "../payments/kept-intent.ts";
import { type Cause, noCause, nowInSeconds, type Sandbox } from "../sandbox.ts";

/** Writes a session only where it is still open; false when someone else closed it first. */
export function updateOpenSession(sandbox: Sandbox, session: Stripe.Checkout.Session): boolean {
  const changed = sandbox.store.run(
    "UPDATE sessions SET status = ?, body = ? WHERE id = ? AND status = 'open'",
    session.status,
    JSON.stringify(session),
    session.id,
  );
  return changed === 1;
}

/** Notes the payment intent that was begun for a session. */
export function setSessionIntent(sandbox: Sandbox, sessionId: string, intentId: string): void {
  sandbox.store.run("UPDATE sessions SET payment_intent = ? WHERE id = ?", intentId, sessionId);
}

/** Expires an open session and what was begun to pay it. */
export function closeSession(
  sandbox: Sandbox,
  session: Stripe.Checkout.Session,
  cause: Cause,
): Stripe.Checkout.Session {
  const expired: Stripe.Checkout.Session = { ...session, status: "expired", url: null };
  sandbox.store.transact(() => {
    if (!updateOpenSession(sandbox, expired)) return;
    const select = "SELECT payment_intent AS id FROM sessions WHERE id = ?";
    const begun = sandbox.store.find<{ id: string | null }>(select, session.id)?.id;
    if (begun) cancelIntent(sandbox, begun, cause);
    recordEvent(sandbox, "checkout.session.expired", expired, cause);
  });
  return expired;
}

/** Expires sessions whose time is over, a hundred at once; called by the clock. */
export function closeOverdue(sandbox: Sandbox): void {
  const overdue = sandbox.store.all<{ body: string }>(
    "SELECT body FROM sessions WHERE status = 'open' AND expires_at <= ? ORDER BY expires_at LIMIT 100",
    nowInSeconds(sandbox),
  );
  if (overdue.length === 0) return;
  sandbox.store.transact(() => {
    for (const { body } of overdue) closeSession(sandbox, JSON.parse(body), noCause);
  });
}
