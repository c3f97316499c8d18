import type { SQLInputValue } from "node:sqlite";
import type { Sandbox } from "../sandbox.ts";

/** Tables whose rows hold a whole object under its id. */
type Table =
  | "accounts"
  | "balance_transactions"
  | "customers"
  | "invoice_items"
  | "invoice_payments"
  | "invoices"
  | "payment_intents"
  | "payment_methods"
  | "payouts"
  | "prices"
  | "products"
  | "refunds"
  | "subscription_schedules"
  | "subscriptions"
  | "test_clocks"
  | "transfer_reversals"
  | "transfers";

type Columns = Readonly<Record<string, SQLInputValue>>;

/** Writes a new object; `columns`: what its table looks it up by. */
export function insertObject(sandbox: Sandbox, table: Table, object: { id: string }, columns: Columns): void {
  const all = { id: object.id, ...columns, body: JSON.stringify(object) };
  const names = Object.keys(all);
  const marks = names.map(() => "?").join(", ");
  const insert = `INSERT INTO ${table} (${names.join(", ")}) VALUES (${marks})`;
  sandbox.store.run(insert, ...Object.values(all));
}

/** Writes an object that is there, with the columns that changed. */
export function updateObject(
  sandbox: Sandbox,
  table: Table,
  object: { id: string },
  columns: Columns = {},
): void {
  const all = { ...columns, body: JSON.stringify(object) };
  const sets = Object.keys(all).map((name) => `${name} = ?`);
  const update = `UPDATE ${table} SET ${sets.join(", ")} WHERE id = ?`;
  if (sandbox.store.run(update, ...Object.values(all), object.id) !== 1) {
    throw new Error(`There is no ${object.id} in ${table}.`);
  }
}

/** An object as it was written last, or null. */
export function findObject<Kept>(sandbox: Sandbox, table: Table, id: string): Kept | null {
  const row = sandbox.store.find<{ body: string }>(`SELECT body FROM ${table} WHERE id = ?`, id);
  return row ? (JSON.parse(row.body) as Kept) : null;
}
