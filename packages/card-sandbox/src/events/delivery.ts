import { createHmac } from "node:crypto";
import { nowInSeconds, type Sandbox } from "../sandbox.ts";
import { isAccepted, type Sent } from "./send-event.ts";

const second = 1000;
const hour = 60 * 60 * second;
const thirtyDays = 30 * 24 * 60 * 60;

/** Pauses after the first failures; then an hour each. */
const pauses = [0.2 * second, second, 5 * second, 30 * second, 120 * second, 600 * second];

const longestTrial = 3 * 24 * hour;

/** When to try again after so many failures, or null where three days are over. Milliseconds. */
export function nextTry(tries: number, since: number, now: number): number | null {
  const at = now + (pauses[tries - 1] ?? hour);
  return at - since > longestTrial ? null : at;
}

/** The `Stripe-Signature` header: HMAC-SHA256 of `seconds.payload` under the endpoint's secret. */
export function signEvent(payload: string, secret: string, seconds: number): string {
  const signature = createHmac("sha256", secret).update(`${seconds}.${payload}`).digest("hex");
  return `t=${seconds},v1=${signature}`;
}

export interface Result {
  event: string;
  sent: Sent;
}

/** Events that are due, in the order they came about. */
export function listWaiting(sandbox: Sandbox, most: number): string[] {
  const select =
    "SELECT event FROM deliveries WHERE state = 'waiting' AND next_at <= ? ORDER BY next_at, event_seq LIMIT ?";
  return sandbox.store.all<{ event: string }>(select, sandbox.now(), most).map(({ event }) => event);
}

/** Writes how attempts ended, all in one transaction: accepted, tried again later, or given up. */
export function storeResults(sandbox: Sandbox, results: Result[]): void {
  sandbox.store.transact(() => {
    for (const { event, sent } of results) {
      if (!isAccepted(sent)) storeFailure(sandbox, event, sent);
      else sandbox.store.run("UPDATE deliveries SET state = 'delivered' WHERE event = ?", event);
    }
  });
}

function storeFailure(sandbox: Sandbox, event: string, sent: Sent): void {
  const find = "SELECT tries, since FROM deliveries WHERE event = ?";
  const row = sandbox.store.find<{ tries: number; since: number }>(find, event);
  if (!row) return;
  const tries = row.tries + 1;
  const at = nextTry(tries, row.since, sandbox.now());
  const state = at === null ? "given_up" : "waiting";
  const update = "UPDATE deliveries SET state = ?, tries = ?, next_at = ? WHERE event = ?";
  sandbox.store.run(update, state, tries, at ?? sandbox.now(), event);
  const why = sent.error ?? `status ${sent.status}`;
  const next = at === null ? "given up" : `tried again in ${(at - sandbox.now()) / 1000} s`;
  sandbox.log(`card sandbox: event ${event} was not accepted (${why}), ${next}`);
}

/** Deletes events older than 30 days with their deliveries, as the provider does. */
export function forgetEvents(sandbox: Sandbox): void {
  const before = nowInSeconds(sandbox) - thirtyDays;
  sandbox.store.transact(() => {
    const old = "(SELECT id FROM events WHERE created < ?)";
    sandbox.store.run(`DELETE FROM deliveries WHERE event IN ${old}`, before);
    sandbox.store.run("DELETE FROM events WHERE created < ?", before);
  });
}
