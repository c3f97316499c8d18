import type { WireCustomer } from "../objects/make-customer.ts";
import type { Sandbox } from "../sandbox.ts";

/** From here on a customer and all that is theirs go by a test clock. */
export function putOnClock(sandbox: Sandbox, { id }: WireCustomer, clock: string): void {
  const { store } = sandbox;
  const set = "body = json_set(body, '$.test_clock', ?)";
  store.run(`UPDATE customers SET test_clock = ?, ${set} WHERE id = ?`, clock, clock, id);
  const tables = ["subscriptions", "subscription_schedules", "invoice_items", "invoices"];
  for (const table of tables) {
    store.run(`UPDATE ${table} SET ${set} WHERE customer = ?`, clock, id);
    store.run(
      `UPDATE dues SET test_clock = ? WHERE id IN (SELECT id FROM ${table} WHERE customer = ?)`,
      clock,
      id,
    );
  }
}
