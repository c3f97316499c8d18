import { behaviourOf } from "../cards/kept-card.ts";
import { atTimeOf } from "../customers/kept-customer.ts";
import { findInvoice } from "../invoices/kept-invoice.ts";
import { cardOf, payWith } from "../invoices/pay-invoice.ts";
import type { WireInvoice } from "../objects/make-invoice.ts";
import { noCause, type Sandbox } from "../sandbox.ts";
import { findPaymentMethod } from "../store/find-object.ts";
import { saveCard } from "./change-card.ts";
import { setPending, type Visit } from "./kept-portal-session.ts";

/** Pays an open invoice with the card that is kept, with its holder there: their bank may ask them. */
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
    if (card && behaviourOf(card.card).laterDecline === "authentication_required") {
      setPending(sandbox, visit.address, { kind: "invoice", invoice: invoiceId, method: card.id });
      return "challenged";
    }
    return payWith(here, invoice, card, false, noCause).status === "paid" ? "paid" : "refused";
  });
}

/** Ends what waited for the customer's bank: a card that was to be kept, or an invoice that was to be paid. */
export function answerPending(
  sandbox: Sandbox,
  visit: Visit,
  answer: "complete" | "fail",
): "card" | "paid" | "unconfirmed" | "none" {
  return sandbox.store.transact(() => {
    const { pending, session } = visit;
    const method = pending && findPaymentMethod(sandbox, pending.method);
    setPending(sandbox, visit.address, null);
    if (!pending || !method) return "none";
    if (answer === "fail") return "unconfirmed";
    if (pending.kind === "card") {
      saveCard(sandbox, session.customer, method);
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
