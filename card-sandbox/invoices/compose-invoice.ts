import { findPrice } from "../catalog/kept-price.ts";
import { recordEvent } from "../events/record-event.ts";
import { type InvoiceFacts, makeInvoice, type WireInvoice } from "../objects/make-invoice.ts";
import {
  type LineFacts,
  makeInvoiceItem,
  makeInvoiceLine,
  type WireInvoiceItem,
  type WireInvoiceLine,
} from "../objects/make-invoice-line.ts";
import type { WirePrice } from "../objects/make-price.ts";
import type { WireSubscription } from "../objects/make-subscription.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { insertObject, updateObject } from "../store/kept-object.ts";

type Facts = Omit<InvoiceFacts, "created" | "lines"> & { lines: LineFacts[] };

/** Puts what waits for a subscription, and `lines`, on a new draft. */
export function composeInvoice(sandbox: Sandbox, facts: Facts, cause: Cause): WireInvoice {
  const waiting = listWaitingItems(sandbox, facts.subscription.id);
  const lines = [
    ...waiting.map((item) => lineOfItem(sandbox, item, facts.subscription)),
    ...facts.lines.map((line) => makeInvoiceLine(line, null)),
  ];
  const invoice = makeInvoice({ ...facts, lines, created: nowInSeconds(sandbox) });
  insertObject(sandbox, "invoices", invoice, {
    created: invoice.created,
    customer: invoice.customer,
    subscription: facts.subscription.id,
    status: invoice.status,
  });
  for (const item of waiting) {
    const billed: WireInvoiceItem = { ...item, invoice: invoice.id };
    updateObject(sandbox, "invoice_items", billed, { invoice: invoice.id });
  }
  recordEvent(sandbox, "invoice.created", invoice, cause);
  return invoice;
}

/** Keeps a credit or an addition for a subscription's next invoice. */
export function addInvoiceItem(
  sandbox: Sandbox,
  subscription: WireSubscription,
  facts: LineFacts,
  cause: Cause,
): void {
  const { customer, test_clock: clock } = subscription;
  const item = makeInvoiceItem(facts, customer, nowInSeconds(sandbox), clock);
  const columns = { created: item.date, customer, subscription: subscription.id };
  insertObject(sandbox, "invoice_items", item, columns);
  recordEvent(sandbox, "invoiceitem.created", item, cause);
}

/** What waits for a subscription's next invoice, in the order it came. */
export function listWaitingItems(sandbox: Sandbox, subscription: string): WireInvoiceItem[] {
  const select =
    "SELECT body FROM invoice_items WHERE subscription = ? AND invoice IS NULL ORDER BY seq LIMIT 250";
  return sandbox.store
    .all<{ body: string }>(select, subscription)
    .map(({ body }) => JSON.parse(body) as WireInvoiceItem);
}

export function lineOfItem(
  sandbox: Sandbox,
  item: WireInvoiceItem,
  subscription: WireSubscription,
): WireInvoiceLine {
  const { price } = item.pricing.price_details;
  const facts: LineFacts = {
    amount: item.amount,
    description: item.description ?? "",
    period: item.period,
    price: findPrice(sandbox, price) as WirePrice,
    quantity: item.quantity,
    subscription: subscription.id,
    subscriptionItem: subscription.items.data[0]!.id,
    isProration: true,
    metadata: item.metadata ?? {},
  };
  return makeInvoiceLine(facts, item.id);
}
