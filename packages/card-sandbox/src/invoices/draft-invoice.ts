import { changeCustomer, getCustomer } from "../customers/customer.ts";
import { recordEvent } from "../events/record-event.ts";
import {
  type InvoiceFacts,
  makeInvoice,
  settleBalance,
  type WireInvoice,
} from "../objects/invoice-objects.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { insertObject } from "../store/stored-object.ts";
import { changeInvoice } from "./invoice.ts";
/** A new draft. */
export function draftInvoice(
  sandbox: Sandbox,
  facts: Omit<InvoiceFacts, "created">,
  cause: Cause,
): WireInvoice {
  const invoice = makeInvoice({ ...facts, created: nowInSeconds(sandbox) });
  insertObject(sandbox, "invoices", invoice);
  recordEvent(sandbox, "invoice.created", invoice, cause);
  return invoice;
}

/**
 * Gives a draft its number and takes the customer's balance into account, unless a session has charged all of it
 * already; from here on its lines never change.
 */
export function finalizeInvoice(
  sandbox: Sandbox,
  draft: WireInvoice,
  cause: Cause,
  isCharged = false,
): WireInvoice {
  const customer = getCustomer(sandbox, draft.customer);
  const { due, balance } = isCharged
    ? { due: draft.total, balance: customer.balance }
    : settleBalance(draft.total, customer.balance);
  const at = nowInSeconds(sandbox);
  const sequence = customer.next_invoice_sequence;
  const change = {
    balance,
    currency: customer.currency ?? draft.currency,
    next_invoice_sequence: sequence + 1,
  };
  changeCustomer(sandbox, customer, change, cause);
  return changeInvoice(
    sandbox,
    draft,
    {
      amount_due: due,
      amount_remaining: due,
      effective_at: at,
      ending_balance: balance,
      hosted_invoice_url: `${sandbox.publicUrl}/invoices/${draft.id}`,
      number: `${customer.invoice_prefix}-${String(sequence).padStart(4, "0")}`,
      starting_balance: customer.balance,
      status: "open",
      status_transitions: { ...draft.status_transitions, finalized_at: at },
    },
    "invoice.finalized",
    cause,
  );
}
