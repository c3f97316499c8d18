import type Stripe from "stripe";
import { setDue } from "../clocks/dues.ts";
import { recordEvent } from "../events/record-event.ts";
import type { WireInvoice } from "../objects/make-invoice.ts";
import type { Cause, Sandbox } from "../sandbox.ts";
import { findObject, updateObject } from "../store/kept-object.ts";
import { missing } from "../wire/api-error.ts";

/** An invoice, or null. */
export function findInvoice(sandbox: Sandbox, id: string): WireInvoice | null {
  return findObject(sandbox, "invoices", id);
}

/** Like findInvoice, but an unknown id is the API's 404. */
export function getInvoice(sandbox: Sandbox, id: string): WireInvoice {
  const invoice = findInvoice(sandbox, id);
  if (!invoice) throw missing("invoice", id, "invoice");
  return invoice;
}

/** Writes what changed of an invoice, with when it is charged next, and tells of it. */
export function changeInvoice(
  sandbox: Sandbox,
  before: WireInvoice,
  change: Partial<WireInvoice>,
  type: Stripe.Event.Type,
  cause: Cause,
): WireInvoice {
  const after = { ...before, ...change };
  updateObject(sandbox, "invoices", after, { status: after.status });
  setDue(sandbox, "retry", after.id, after.next_payment_attempt, after.test_clock);
  recordEvent(sandbox, type, after, cause);
  return after;
}

/** The finalised invoices of a subscription that are not paid, oldest first. */
export function listOpenInvoices(sandbox: Sandbox, subscription: string): WireInvoice[] {
  const select =
    "SELECT body FROM invoices WHERE subscription = ? AND status = 'open' ORDER BY seq LIMIT 100";
  return sandbox.store
    .all<{ body: string }>(select, subscription)
    .map(({ body }) => JSON.parse(body) as WireInvoice);
}

/** Ends the charging of a subscription's invoices by themselves; they stay payable. */
export function stopCollecting(sandbox: Sandbox, subscription: string, cause: Cause): void {
  for (const invoice of listOpenInvoices(sandbox, subscription)) {
    if (invoice.next_payment_attempt === null && invoice.auto_advance === false) continue;
    const change = { next_payment_attempt: null, auto_advance: false };
    changeInvoice(sandbox, invoice, change, "invoice.updated", cause);
  }
}
