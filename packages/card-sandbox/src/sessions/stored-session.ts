import { findCustomer } from "../customers/customer.ts";
import type { WireLineItem } from "../objects/catalog-objects.ts";
import type { Session } from "../objects/session-objects.ts";
import { noCause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { missing } from "../wire/api-error.ts";
import { closeSession } from "./close-session.ts";
import type { IntentData } from "./create-session.ts";
/** A session with what the API does not show of it. */
export interface StoredSession {
  session: Session;
  lines: WireLineItem[];
  intentData: IntentData;
  /** The payment intent that was begun; a session of a subscription does not name it, its invoice will. */
  intentId: string | null;
}

interface SessionRow {
  payment_intent: string | null;
  intent_data: string;
  line_items: string;
  body: string;
}

/** A session as it stands now, or null; looking at one whose time is over expires it. */
export function findSession(sandbox: Sandbox, id: string): StoredSession | null {
  const select = "SELECT payment_intent, intent_data, line_items, body FROM sessions WHERE id = ?";
  const row = sandbox.store.find<SessionRow>(select, id);
  if (!row) return null;
  const stored = JSON.parse(row.body) as Session;
  const isOverdue = stored.status === "open" && stored.expires_at <= nowInSeconds(sandbox);
  const session = isOverdue ? closeSession(sandbox, stored, noCause) : stored;
  return {
    session,
    lines: JSON.parse(row.line_items),
    intentData: JSON.parse(row.intent_data),
    intentId: row.payment_intent,
  };
}

/** Like findSession, but an unknown id is the API's 404. */
export function getSession(sandbox: Sandbox, id: string): StoredSession {
  const stored = findSession(sandbox, id);
  if (!stored) throw missing("checkout.session", id, "session");
  return stored;
}

/** The email address of the buyer, where the shop gave one: by itself, or as that of a customer. */
export function findEmail(sandbox: Sandbox, session: Session): string | null {
  if (typeof session.customer !== "string") return session.customer_email;
  const customer = findCustomer(sandbox, session.customer);
  return customer && "email" in customer ? customer.email : null;
}

/** Notes the payment intent that was begun for a session. */
export function setSessionIntent(sandbox: Sandbox, sessionId: string, intentId: string): void {
  sandbox.store.run("UPDATE sessions SET payment_intent = ? WHERE id = ?", intentId, sessionId);
}

/** Writes a session only where it is still open; false when another request closed it first. */
export function updateOpenSession(sandbox: Sandbox, session: Session): boolean {
  const update = "UPDATE sessions SET body = ? WHERE id = ? AND status = 'open'";
  return sandbox.store.run(update, JSON.stringify(session), session.id) === 1;
}
