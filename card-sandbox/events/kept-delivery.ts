import type { Sandbox } from "../sandbox.ts";
import { nextTry } from "./retry-times.ts";
import type { Sent } from "./send-event.ts";

export interface Result {
  event: string;
  sent: Sent;
  isTaken: boolean;
}

interface DeliveryRow {
  event: string;
  type: string;
  state: "waiting" | "delivered" | "given_up";
  tries: number;
  since: number;
  next_at: number;
}

/** Events that are due, in the order they came about. */
export function findWaiting(sandbox: Sandbox, most: number): string[] {
  const rows = sandbox.store.all<{ event: string }>(
    "SELECT event FROM deliveries WHERE state = 'waiting' AND next_at <= ? ORDER BY next_at, event_seq LIMIT ?",
    sandbox.now(),
    most,
  );
  return rows.map(({ event }) => event);
}

/** Writes how attempts ended, all in one transaction: taken, tried again later, or given up. */
export function keepResults(sandbox: Sandbox, results: Result[]): void {
  sandbox.store.transact(() => {
    for (const { event, sent, isTaken } of results) {
      keepAttempt(sandbox, event, sent, false);
      if (isTaken) {
        const update = "UPDATE deliveries SET state = 'delivered', tries = tries + 1 WHERE event = ?";
        sandbox.store.run(update, event);
      } else {
        keepFailure(sandbox, event, sent);
      }
    }
  });
}

export function keepAttempt(sandbox: Sandbox, event: string, sent: Sent, isByHand: boolean): void {
  sandbox.store.run(
    "INSERT INTO attempts (event, at, milliseconds, status, error, by_hand) VALUES (?, ?, ?, ?, ?, ?)",
    event,
    sent.at,
    sent.milliseconds,
    sent.status,
    sent.error,
    isByHand ? 1 : 0,
  );
}

/** The newest deliveries with their attempts, for the test-only list. */
export function listDeliveries(sandbox: Sandbox, limit: number): object[] {
  const rows = sandbox.store.all<DeliveryRow>(
    `SELECT event, type, state, tries, since, next_at FROM deliveries JOIN events ON events.id = event
     ORDER BY event_seq DESC LIMIT ?`,
    limit,
  );
  const select = "SELECT at, milliseconds, status, error, by_hand FROM attempts WHERE event = ? ORDER BY seq";
  return rows.map((row) => ({ ...row, attempts: sandbox.store.all<object>(select, row.event) }));
}

function keepFailure(sandbox: Sandbox, event: string, sent: Sent): void {
  const find = "SELECT tries, since FROM deliveries WHERE event = ?";
  const row = sandbox.store.find<{ tries: number; since: number }>(find, event);
  if (!row) return;
  const tries = row.tries + 1;
  const at = nextTry(tries, row.since, sandbox.now());
  sandbox.store.run(
    "UPDATE deliveries SET state = ?, tries = ?, next_at = ? WHERE event = ?",
    at === null ? "given_up" : "waiting",
    tries,
    at ?? sandbox.now(),
    event,
  );
  const why = sent.error ?? `status ${sent.status}`;
  const next = at === null ? "given up" : `tried again in ${(at - sandbox.now()) / 1000} s`;
  sandbox.log(`card sandbox: event ${event} was not taken (${why}), ${next}`);
}
