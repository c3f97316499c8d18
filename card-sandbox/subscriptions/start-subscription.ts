import { setDue } from "../clocks/dues.ts";
import { recordEvent } from "../events/record-event.ts";
import { composeInvoice } from "../invoices/compose-invoice.ts";
import { finalizeInvoice } from "../invoices/finalize-invoice.ts";
import type { WireCustomer } from "../objects/make-customer.ts";
import type { WireInvoice } from "../objects/make-invoice.ts";
import type { WirePrice } from "../objects/make-price.ts";
import { makeSubscription, type WireSubscription } from "../objects/make-subscription.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { insertObject } from "../store/kept-object.ts";
import { itemOf, noteDues } from "./kept-subscription.ts";
import { endOfPeriod } from "./period.ts";
import { lineOfPeriod } from "./prorate.ts";

const patience = 23 * 60 * 60;

interface NewSubscription {
  customer: WireCustomer;
  price: WirePrice;
  quantity: number;
  description: string | null;
  metadata: Record<string, string>;
  paymentMethod: string | null;
  /** Whether its first period is charged already, by a session. */
  isCharged: boolean;
}

/** Begins a subscription now, with the open invoice of its first period; unpaid, it is incomplete for 23 hours. */
export function startSubscription(
  sandbox: Sandbox,
  facts: NewSubscription,
  cause: Cause,
): { subscription: WireSubscription; invoice: WireInvoice } {
  const { customer, price, isCharged } = facts;
  const start = nowInSeconds(sandbox);
  const firstEnd = endOfPeriod(start, price, start);
  const made = makeSubscription({
    ...facts,
    start,
    firstEnd,
    status: isCharged ? "active" : "incomplete",
    customer: customer.id,
    testClock: customer.test_clock,
  });
  const line = lineOfPeriod(made, itemOf(sandbox, made), { start, end: firstEnd });
  const reason = "subscription_create";
  const period = { start, end: start };
  const draft = composeInvoice(
    sandbox,
    { customer, subscription: made, reason, period, lines: [line] },
    cause,
  );
  const invoice = finalizeInvoice(sandbox, draft, cause, isCharged);
  const subscription = { ...made, latest_invoice: invoice.id };
  insertObject(sandbox, "subscriptions", subscription, {
    created: start,
    customer: customer.id,
    status: subscription.status,
    price: price.id,
    billed: line.amount,
  });
  noteDues(sandbox, subscription);
  if (!isCharged) setDue(sandbox, "incomplete", subscription.id, start + patience, customer.test_clock);
  recordEvent(sandbox, "customer.subscription.created", subscription, cause);
  return { subscription, invoice };
}
