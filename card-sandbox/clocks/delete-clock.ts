import { deleteCustomer } from "../customers/delete-customer.ts";
import { recordEvent } from "../events/record-event.ts";
import type { Cause, Sandbox } from "../sandbox.ts";
import { getClock } from "./advance-clock.ts";

/** Deletes a test clock with the customers who are on it. */
export function deleteClock(sandbox: Sandbox, id: string, cause: Cause): object {
  const clock = getClock(sandbox, id);
  const select = "SELECT id FROM customers WHERE test_clock = ? AND is_deleted = 0";
  for (const row of sandbox.store.all<{ id: string }>(select, id)) deleteCustomer(sandbox, row.id, cause);
  sandbox.store.run("DELETE FROM dues WHERE test_clock = ?", id);
  sandbox.store.run("DELETE FROM test_clocks WHERE id = ?", id);
  recordEvent(sandbox, "test_helpers.test_clock.deleted", clock, cause);
  return { id, object: "test_helpers.test_clock", deleted: true };
}
