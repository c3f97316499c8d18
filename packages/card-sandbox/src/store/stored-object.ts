import type { SQLInputValue } from "node:sqlite";
import type Stripe from "stripe";
import type { WireSchedule } from "../objects/billing-objects.ts";
import type { WirePrice } from "../objects/catalog-objects.ts";
import type { WireTransfer } from "../objects/connect-objects.ts";
import type { WireInvoice } from "../objects/invoice-objects.ts";
import type { CardMethod } from "../objects/payment-objects.ts";
import type { Sandbox } from "../sandbox.ts";

/** Tables whose rows hold a whole object under its id. */
export type Table =
  | "accounts"
  | "balance_transactions"
  | "charges"
  | "customers"
  | "disputes"
  | "events"
  | "invoice_payments"
  | "invoices"
  | "payment_intents"
  | "payment_methods"
  | "payouts"
  | "prices"
  | "products"
  | "refunds"
  | "sessions"
  | "subscription_schedules"
  | "subscriptions"
  | "test_clocks"
  | "transfer_reversals"
  | "transfers";

type Columns = Readonly<Record<string, SQLInputValue>>;

/** Writes a new object; `columns`: what its table holds beside it. */
export function insertObject(
  sandbox: Sandbox,
  table: Table,
  object: { id: string },
  columns: Columns = {},
): void {
  const all = { id: object.id, ...columns, body: JSON.stringify(object) };
  const names = Object.keys(all);
  const marks = names.map(() => "?").join(", ");
  const insert = `INSERT INTO ${table} (${names.join(", ")}) VALUES (${marks})`;
  sandbox.store.run(insert, ...Object.values(all));
}

/** Writes an object that is there. */
export function updateObject(sandbox: Sandbox, table: Table, object: { id: string }): void {
  const update = `UPDATE ${table} SET body = ? WHERE id = ?`;
  if (sandbox.store.run(update, JSON.stringify(object), object.id) !== 1) {
    throw new Error(`There is no ${object.id} in ${table}.`);
  }
}

/** An object as it was written last, or null. */
export function findObject<Stored>(sandbox: Sandbox, table: Table, id: string): Stored | null {
  return listObjects<Stored>(sandbox, table, "id = ?", id)[0] ?? null;
}

/** The objects of a table that meet a condition; its end may be an order and a limit. */
export function listObjects<Stored>(
  sandbox: Sandbox,
  table: Table,
  condition: string,
  ...values: SQLInputValue[]
): Stored[] {
  const select = `SELECT body FROM ${table} WHERE ${condition}`;
  return sandbox.store.all<{ body: string }>(select, ...values).map(({ body }) => JSON.parse(body) as Stored);
}

export const findPaymentMethod = (sandbox: Sandbox, id: string) =>
  findObject<CardMethod>(sandbox, "payment_methods", id);
export const findProduct = (sandbox: Sandbox, id: string) =>
  findObject<Stripe.Product>(sandbox, "products", id);
export const findRefund = (sandbox: Sandbox, id: string) => findObject<Stripe.Refund>(sandbox, "refunds", id);
export const findCharge = (sandbox: Sandbox, id: string) => findObject<Stripe.Charge>(sandbox, "charges", id);
export const findTransfer = (sandbox: Sandbox, id: string) =>
  findObject<WireTransfer>(sandbox, "transfers", id);
export const findPrice = (sandbox: Sandbox, id: string) => findObject<WirePrice>(sandbox, "prices", id);
export const findInvoice = (sandbox: Sandbox, id: string) => findObject<WireInvoice>(sandbox, "invoices", id);
export const findSchedule = (sandbox: Sandbox, id: string) =>
  findObject<WireSchedule>(sandbox, "subscription_schedules", id);
export const findIntent = (sandbox: Sandbox, id: string) =>
  findObject<Stripe.PaymentIntent>(sandbox, "payment_intents", id);
