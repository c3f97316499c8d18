import { noCause, type Sandbox } from "../sandbox.ts";
import { collectInvoice } from "./collect-invoice.ts";
import { findInvoice } from "./kept-invoice.ts";

/** Charges an invoice again whose time for it has come. */
export function retryInvoice(sandbox: Sandbox, id: string): void {
  const invoice = findInvoice(sandbox, id);
  if (invoice?.status === "open") collectInvoice(sandbox, invoice, noCause);
}
