import type Stripe from "stripe";
import type { Sandbox } from "../sandbox.ts";
import { findObject } from "../store/stored-object.ts";
import { missing } from "../wire/api-error.ts";

/** What happens by time alone, in the order in which it does where the times are equal. */
const kinds = ["phase", "renewal", "upcoming", "retry", "payout", "arrival", "dispute"] as const;
export type DueKind = (typeof kinds)[number];

export interface Due {
  kind: DueKind;
  id: string;
  at: number;
}

/** Notes when the next of a kind comes due for an object, or (null) that none does. Seconds by that test clock. */
export function setDue(
  sandbox: Sandbox,
  kind: DueKind,
  id: string,
  at: number | null,
  testClock: string | null = null,
): void {
  if (at === null) {
    sandbox.store.run("DELETE FROM dues WHERE kind = ? AND id = ?", kind, id);
    return;
  }
  const insert = "INSERT OR REPLACE INTO dues (kind, id, test_clock, at, rank) VALUES (?, ?, ?, ?, ?)";
  sandbox.store.run(insert, kind, id, testClock ?? "", at, kinds.indexOf(kind));
}

/** The first that is due by then, or null. */
export function findDue(sandbox: Sandbox, testClock: string | null, until: number): Due | null {
  return sandbox.store.find<Due>(
    "SELECT kind, id, at FROM dues WHERE test_clock = ? AND at <= ? ORDER BY at, rank LIMIT 1",
    testClock ?? "",
    until,
  );
}

/** A test clock; an unknown id is the API's 404. */
export function getClock(sandbox: Sandbox, id: string): Stripe.TestHelpers.TestClock {
  const clock = findObject<Stripe.TestHelpers.TestClock>(sandbox, "test_clocks", id);
  if (!clock) throw missing("test_clock", id, "test_clock");
  return clock;
}
