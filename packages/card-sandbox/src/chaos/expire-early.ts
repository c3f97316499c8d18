import type { Session } from "../objects/session-objects.ts";
import { noCause, type Sandbox } from "../sandbox.ts";
import { closeSession } from "../sessions/close-session.ts";
import { findSession } from "../sessions/stored-session.ts";
import { listObjects } from "../store/stored-object.ts";

/**
 * Ends some open pages before their time. Whether and when is drawn once for each, when it is first seen; called by the
 * clock.
 */
export function makeEarlyExpiry(sandbox: Sandbox): () => void {
  const { chaos } = sandbox;
  const ends = new Map<string, number>();
  return () => {
    if (chaos.policy.expire === 0) return ends.clear();
    const now = Date.now();
    for (const { id } of listObjects<Session>(sandbox, "sessions", "status = 'open' ORDER BY seq")) {
      if (!ends.has(id)) {
        const isChosen = chaos.strikes("sessions", "expire");
        const after = chaos.draw("sessions") * chaos.policy.milliseconds;
        ends.set(id, isChosen ? now + after : Number.POSITIVE_INFINITY);
      }
      if (ends.get(id)! <= now) expireNow(sandbox, id);
    }
  };
}

function expireNow(sandbox: Sandbox, id: string): void {
  const session = findSession(sandbox, id)?.session;
  if (session?.status === "open") closeSession(sandbox, session, noCause);
}
