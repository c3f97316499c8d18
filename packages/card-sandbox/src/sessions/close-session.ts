import { recordEvent } from "../events/record-event.ts";
import type { Session } from "../objects/session-objects.ts";
import { cancelIntent } from "../payments/intent.ts";
import { type Cause, noCause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { listObjects } from "../store/stored-object.ts";
import { refused } from "../wire/api-error.ts";
import { getSession, updateOpenSession } from "./stored-session.ts";
/** Closes an open session by request; fails with a 400 where it is complete or expired. */
export function expireSession(sandbox: Sandbox, id: string, cause: Cause): Session {
  const { session } = getSession(sandbox, id);
  if (session.status === "open") return closeSession(sandbox, session, cause);
  throw refused(`Only an open checkout session can be expired; this one's status is ${session.status}.`);
}

/** Expires an open session and what was begun to pay it. */
export function closeSession(sandbox: Sandbox, session: Session, cause: Cause): Session {
  const expired: Session = { ...session, status: "expired", url: null };
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
  const condition = "status = 'open' AND expires_at <= ? ORDER BY expires_at LIMIT 100";
  const overdue = listObjects<Session>(sandbox, "sessions", condition, nowInSeconds(sandbox));
  if (overdue.length === 0) return;
  sandbox.store.transact(() => {
    for (const session of overdue) closeSession(sandbox, session, noCause);
  });
}
