import type { Sandbox } from "../sandbox.ts";

/** What happens by time alone, in the order in which it does where the times are equal. */
const kinds = ["phase", "renewal", "upcoming", "incomplete", "retry", "payout", "arrival"] as const;
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
  sandbox.store.run(
    "INSERT OR REPLACE INTO dues (kind, id, test_clock, at, rank) VALUES (?, ?, ?, ?, ?)",
    kind,
    id,
    testClock ?? "",
    at,
    kinds.indexOf(kind),
  );
}

/** The first that is due by then, or null. */
export function findDue(sandbox: Sandbox, testClock: string | null, until: number): Due | null {
  return sandbox.store.find<Due>(
    "SELECT kind, id, at FROM dues WHERE test_clock = ? AND at <= ? ORDER BY at, rank LIMIT 1",
    testClock ?? "",
    until,
  );
}
