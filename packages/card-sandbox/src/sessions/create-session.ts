import { getRecurringPrice } from "../catalog/create-price.ts";
import { getCustomer } from "../customers/customer.ts";
import { makeId } from "../ids.ts";
import { formatMoney } from "../money.ts";
import { makeLineItem, makePrice, makeProduct, type WireLineItem } from "../objects/catalog-objects.ts";
import { makeSession, type Session } from "../objects/session-objects.ts";
import { nowInSeconds, type Sandbox } from "../sandbox.ts";
import { insertObject } from "../store/stored-object.ts";
import { nameOf } from "../subscriptions/subscription.ts";
import { badParam } from "../wire/api-error.ts";
import type { CreateSessionParams, LineParams } from "./session-params.ts";

const shortest = 30 * 60;
const longest = 24 * 60 * 60;
const smallestAmount = 50;
const largestAmount = 99_999_999;

/** Opens a checkout session; amounts in cents; fails with a 400 on amounts or times out of the provider's bounds. */
export function createSession(sandbox: Sandbox, params: CreateSessionParams): Session {
  const created = nowInSeconds(sandbox);
  assertFitsMode(sandbox, params);
  const lines =
    params.mode === "subscription"
      ? [makeSubscriptionLine(sandbox, params)]
      : makePaymentLines(sandbox, params, created);
  const currency = lines[0]!.currency;
  const amount = lines.reduce((sum, { amount_total }) => sum + amount_total, 0);
  assertAmount(amount, currency);
  const id = makeId("session");
  const session = makeSession({
    ...{ id, created, currency, mode: params.mode, amount_subtotal: amount, amount_total: amount },
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    customer: params.customer ?? null,
    customer_email: params.customer_email ?? null,
    expires_at: readExpiresAt(params.expires_at, created),
    locale: (params.locale as Session["locale"]) ?? null,
    metadata: params.metadata ?? {},
    success_url: params.success_url,
    url: `${sandbox.publicUrl}/pay/${id}`,
  });
  const data = JSON.stringify(readIntentData(params));
  insertObject(sandbox, "sessions", session, { intent_data: data, line_items: JSON.stringify(lines) });
  return session;
}

/** What belongs to one mode is an error in the other. */
function assertFitsMode(sandbox: Sandbox, params: CreateSessionParams): void {
  const { mode, customer } = params;
  const wrong = mode === "subscription" ? "payment_intent_data" : "subscription_data";
  if (params[wrong]) throw badParam(wrong, `You can not pass \`${wrong}\` in \`${mode}\` mode.`);
  if (customer === undefined) return;
  if (params.customer_email !== undefined) {
    throw badParam("customer", "You may only specify one of these parameters: customer, customer_email.");
  }
  getCustomer(sandbox, customer);
}

function assertAmount(amount: number, currency: string): void {
  if (amount < smallestAmount) {
    const least = formatMoney(smallestAmount, currency, "en");
    throw badParam("line_items", `The session's total must be at least ${least}.`, "amount_too_small");
  }
  if (amount > largestAmount) {
    const most = formatMoney(largestAmount, currency, "en");
    throw badParam("line_items", `The session's total must be at most ${most}.`, "amount_too_large");
  }
}

function readExpiresAt(expiresAt: number | undefined, created: number): number {
  if (expiresAt === undefined) return created + longest;
  if (expiresAt < created + shortest) {
    throw badParam("expires_at", "`expires_at` must be at least 30 minutes after the session's creation.");
  }
  if (expiresAt > created + longest) {
    throw badParam("expires_at", "`expires_at` must be at most 24 hours after the session's creation.");
  }
  return expiresAt;
}

/** What the session's payment intent will carry, and its subscription. */
export interface IntentData {
  description: string | null;
  metadata: Record<string, string>;
  transfer_group: string | null;
  subscriptionMetadata: Record<string, string>;
}

function readIntentData(params: CreateSessionParams): IntentData {
  const { payment_intent_data: data = {}, subscription_data: subscription } = params;
  return {
    description: params.mode === "subscription" ? "Subscription creation" : (data.description ?? null),
    metadata: data.metadata ?? {},
    transfer_group: data.transfer_group ?? null,
    subscriptionMetadata: subscription?.metadata ?? {},
  };
}

/** The lines of a session that is paid once, each with a price and a product made for it. */
function makePaymentLines(sandbox: Sandbox, params: CreateSessionParams, created: number): WireLineItem[] {
  const currency = params.line_items[0]!.price_data?.currency;
  return params.line_items.map(({ price_data: data, quantity }, index) => {
    const param = `line_items[${index}][price_data]`;
    if (!data) throw badParam(param, `Missing required param: ${param}.`, "parameter_missing");
    if (data.currency !== currency) {
      const message = "All line items of a session must have the same currency.";
      throw badParam(`${param}[currency]`, message);
    }
    // What is made for one session can't be used for another.
    const active = false;
    const product = makeProduct({ name: data.product_data.name, created, active });
    insertObject(sandbox, "products", product);
    const price = makePrice({
      ...{ created, active, currency, unit_amount: data.unit_amount, product: product.id, recurring: null },
    });
    return makeLineItem(price, product.name, quantity);
  });
}

/** The one line of a session that begins a subscription. */
function makeSubscriptionLine(sandbox: Sandbox, { line_items: lines }: CreateSessionParams): WireLineItem {
  const [line] = lines as [LineParams];
  if (lines.length > 1) {
    throw badParam("line_items", "A subscription has one item in the card sandbox, so one line begins it.");
  }
  const param = "line_items[0][price]";
  if (!line.price) throw badParam(param, `Missing required param: ${param}.`, "parameter_missing");
  const price = getRecurringPrice(sandbox, line.price, param);
  return makeLineItem(price, nameOf(sandbox, price.product), line.quantity);
}
