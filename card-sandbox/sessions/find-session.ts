import type Stripe from "stripe";
import type { WireLineItem } from "../objects/make-line-item.ts";
import type { IntentData } from "../objects/make-payment-intent.ts";
import { noCause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { missing } from "../wire/api-error.ts";
import { closeSession } from "./close-session.ts";

interface SessionRow {
  payment_intent: string | null;
  intent_data: string;
  line_items: string;
  body: string;
}

export interface KeptSession {
  session: Stripe.Checkout.Session;
  lines: WireLineItem[];
  intentData: IntentData;
  /** The payment intent that was begun; a session of a subscription does not name it, its invoice will. */
  intentId: string | null;
}

/** A session as it stands now, or null; one that is over its time is expired by being looked at. */
export function findSession(sandbox: Sandbox, id: string): KeptSession | null {
  const select = "SELECT payment_intent, intent_data, line_items, body FROM sessions WHERE id = ?";
  const row = sandbox.store.find<SessionRow>(select, id);
  if (!row) return null;
  const kept = JSON.parse(row.body) as Stripe.Checkout.Session;
  const isOverdue = kept.status === "open" && kept.expires_at <= nowInSeconds(sandbox);
  const session = isOverdue ? closeSession(sandbox, kept, noCause) : kept;
  return {
    session,
    lines: JSON.parse(row.line_items),
    intentData: JSON.parse(row.intent_data),
    intentId: row.payment_intent,
  };
}

/** Like findSession, but an unknown id is the API's 404. */
export function getSession(sandbox: Sandbox, id: string): KeptSession {
  const kept = findSession(sandbox, id);
  if (!kept) throw missing("checkout.session", id, "session");
  return kept;
}
