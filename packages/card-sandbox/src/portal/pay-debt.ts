import { behaviorOf } from "../cards/card-behavior.ts";
import { atTimeOf } from "../customers/customer.ts";
import { cardOf, payWith } from "../invoices/pay-invoice.ts";
import type { WireInvoice } from "../objects/invoice-objects.ts";
import { noCause, type Sandbox } from "../sandbox.ts";
import { findInvoice, findPaymentMethod } from "../store/stored-object.ts";
import { saveCard } from "./change-card.ts";
import { setPending, type Visit } from "./portal-session.ts";

/** Pays an open invoice with the stored card, with its holder there: their bank may ask them. */
export function payDebt(
  sandbox: Sandbox,
  visit: Visit,
  invoiceId: string,
): "paid" | "refused" | "challenged" | "none" {
  return sandbox.store.transact(() => {
    const invoice = findOpen(sandbox, visit, invoiceId);
    if (!invoice) return "none";
    const here = atTimeOf(sandbox, invoice.customer);
    const card = cardOf(here, invoice);
    if (card && behaviorOf(card.card).laterDecline === "authentication_required") {
      setPending(sandbox, visit.address, { kind: "invoice", invoice: invoiceId, method: card.id });
      return "challenged";
    }
    return payWith(here, invoice, card, false, noCause).status === "paid" ? "paid" : "refused";
  });
}

/** Ends what waited for the customer's bank: a card that was to be stored, or an invoice that was to be paid. */
export function endPending(
  sandbox: Sandbox,
  visit: Visit,
  outcome: "complete" | "fail",
): "card" | "paid" | "unconfirmed" | "none" {
  return sandbox.store.transact(() => {
    const { pending, session } = visit;
    const method = pending && findPaymentMethod(sandbox, pending.method);
    setPending(sandbox, visit.address, null);
    if (!pending || !method) return "none";
    if (outcome === "fail") return "unconfirmed";
    if (pending.kind === "card") {
      saveCard(sandbox, session.customer as string, method);
      return "card";
    }
    const invoice = findOpen(sandbox, visit, pending.invoice);
    if (invoice) payWith(atTimeOf(sandbox, invoice.customer), invoice, method, true, noCause);
    return invoice ? "paid" : "none";
  });
}

/** What a payment that waits for the customer's bank is for, or null where it is none. */
export function findPendingInvoice(sandbox: Sandbox, visit: Visit): WireInvoice | null {
  return visit.pending?.kind === "invoice" ? findOpen(sandbox, visit, visit.pending.invoice) : null;
}

function findOpen(sandbox: Sandbox, { session }: Visit, id: string): WireInvoice | null {
  const invoice = findInvoice(sandbox, id);
  return invoice?.status === "open" && invoice.customer === session.customer ? invoice : null;
}
