import { closeInvoice } from "../invoices/close-invoice.ts";
import { findInvoice } from "../invoices/kept-invoice.ts";
import { noCause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { changeSubscription, findSubscription } from "./kept-subscription.ts";

/** Gives up a subscription whose first invoice was not paid in 23 hours. */
export function expireIncomplete(sandbox: Sandbox, id: string): void {
  const subscription = findSubscription(sandbox, id);
  if (subscription?.status !== "incomplete") return;
  const change = { status: "incomplete_expired", ended_at: nowInSeconds(sandbox) } as const;
  changeSubscription(sandbox, subscription, change, noCause);
  const invoice = subscription.latest_invoice && findInvoice(sandbox, subscription.latest_invoice);
  if (invoice) closeInvoice(sandbox, invoice, noCause);
}
