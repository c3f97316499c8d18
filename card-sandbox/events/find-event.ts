import type { Sandbox } from "../sandbox.ts";

export interface EventRow {
  id: string;
  body: string;
}

/** An event as it is answered, or null. */
export function findEvent(sandbox: Sandbox, id: string): object | null {
  const row = sandbox.store.find<EventRow>("SELECT id, body FROM events WHERE id = ?", id);
  return row ? readEvent(sandbox, row) : null;
}

/** An event with whether its delivery still waits. */
export function readEvent(sandbox: Sandbox, { id, body }: EventRow): object {
  const waiting = sandbox.store.find("SELECT 1 FROM deliveries WHERE event = ? AND state = 'waiting'", id);
  return { ...(JSON.parse(body) as object), pending_webhooks: waiting ? 1 : 0 };
}
