import { recordEvent } from "../events/record-event.ts";
import { draftInvoice, finalizeInvoice } from "../invoices/draft-invoice.ts";
import { makeSubscription, type WireCustomer, type WireSubscription } from "../objects/billing-objects.ts";
import type { WirePrice } from "../objects/catalog-objects.ts";
import type { WireInvoice } from "../objects/invoice-objects.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { insertObject } from "../store/stored-object.ts";
import { endOfPeriod } from "./period.ts";
import { lineOfPeriod } from "./prorate.ts";
import { noteDues, pricedItemOf } from "./subscription.ts";

interface NewSubscription {
  customer: WireCustomer;
  price: WirePrice;
  quantity: number;
  metadata: Record<string, string>;
  default_payment_method: string;
}

/** Begins a subscription now, with the invoice of its first period, which its session is charging. */
export function startSubscription(
  sandbox: Sandbox,
  { customer, ...facts }: NewSubscription,
  cause: Cause,
): { subscription: WireSubscription; invoice: WireInvoice } {
  const start = nowInSeconds(sandbox);
  const firstEnd = endOfPeriod(start, facts.price, start);
  const clock = customer.test_clock as string | null;
  const made = makeSubscription({ ...facts, start, firstEnd, customer: customer.id, test_clock: clock });
  const line = lineOfPeriod(made, pricedItemOf(sandbox, made), { start, end: firstEnd });
  const period = { start, end: start };
  const reason = "subscription_create";
  const draft = draftInvoice(sandbox, { customer, subscription: made, reason, period, lines: [line] }, cause);
  const invoice = finalizeInvoice(sandbox, draft, cause, true);
  const subscription = { ...made, latest_invoice: invoice.id };
  insertObject(sandbox, "subscriptions", subscription);
  noteDues(sandbox, subscription);
  recordEvent(sandbox, "customer.subscription.created", subscription, cause);
  return { subscription, invoice };
}
