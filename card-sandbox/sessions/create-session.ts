import type Stripe from "stripe";
import { makeId } from "../ids.ts";
import { formatMoney } from "../money.ts";
import { makeLine, type WireLineItem } from "../objects/make-line-item.ts";
import type { IntentData } from "../objects/make-payment-intent.ts";
import { makeSession } from "../objects/make-session.ts";
import { nowInSeconds, type Sandbox } from "../sandbox.ts";
import { badParam } from "../wire/api-error.ts";
import type { CreateSessionParams } from "./session-params.ts";

const shortest = 30 * 60;
const longest = 24 * 60 * 60;
const smallestAmount = 50;
const largestAmount = 99_999_999;

/** Opens a checkout session; amounts in cents; fails with a 400 on amounts or times out of the provider's bounds. */
export function createSession(sandbox: Sandbox, params: CreateSessionParams): Stripe.Checkout.Session {
  const created = nowInSeconds(sandbox);
  const lines = makeLines(params, created);
  const currency = lines[0]!.item.currency;
  const amount = lines.reduce((sum, { item }) => sum + item.amount_total, 0);
  assertAmount(amount, currency);
  const id = makeId("session");
  const session = makeSession({
    id,
    created,
    expiresAt: readExpiresAt(params.expires_at, created),
    currency,
    amount,
    url: `${sandbox.publicUrl}/pay/${id}`,
    successUrl: params.success_url,
    cancelUrl: params.cancel_url ?? null,
    clientReference: params.client_reference_id ?? null,
    customerEmail: params.customer_email ?? null,
    locale: params.locale ?? null,
    submitType: params.submit_type ?? null,
    billingAddress: params.billing_address_collection ?? null,
    metadata: params.metadata ?? {},
  });
  for (const { product } of lines) {
    const insert = "INSERT INTO products (id, body) VALUES (?, ?)";
    sandbox.store.run(insert, product.id, JSON.stringify(product));
  }
  const items = lines.map(({ item }) => item);
  keep(sandbox, session, items, readIntentData(params));
  return session;
}

function makeLines(params: CreateSessionParams, created: number): ReturnType<typeof makeLine>[] {
  const currency = params.currency ?? params.line_items[0]!.price_data.currency;
  return params.line_items.map((line, index) => {
    const { price_data: price, quantity } = line;
    const param = `line_items[${index}]`;
    if (price.currency !== currency) {
      throw badParam(
        `${param}[price_data][currency]`,
        "All line items of a session must have the same currency.",
      );
    }
    if (price.unit_amount < 0) {
      const name = `${param}[price_data][unit_amount]`;
      throw badParam(name, "Invalid non-negative integer", "parameter_invalid_integer");
    }
    if (quantity < 1 || quantity > 999_999) {
      throw badParam(
        `${param}[quantity]`,
        "The quantity must be from 1 to 999999.",
        "parameter_invalid_integer",
      );
    }
    return makeLine({
      created,
      currency,
      unitAmount: price.unit_amount,
      quantity,
      name: price.product_data.name,
      description: price.product_data.description ?? null,
      images: price.product_data.images,
      productMetadata: price.product_data.metadata ?? {},
      metadata: line.metadata ?? {},
    });
  });
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

function readIntentData({ payment_intent_data: data }: CreateSessionParams): IntentData {
  return {
    description: data.description ?? null,
    metadata: data.metadata ?? {},
    transferGroup: data.transfer_group ?? null,
    receiptEmail: data.receipt_email ?? null,
    statementDescriptor: data.statement_descriptor ?? null,
    statementDescriptorSuffix: data.statement_descriptor_suffix ?? null,
  };
}

function keep(
  sandbox: Sandbox,
  session: Stripe.Checkout.Session,
  lines: WireLineItem[],
  data: IntentData,
): void {
  sandbox.store.run(
    `INSERT INTO sessions (id, status, created, expires_at, intent_data, line_items, body)
     VALUES (?, 'open', ?, ?, ?, ?, ?)`,
    session.id,
    session.created,
    session.expires_at,
    JSON.stringify(data),
    JSON.stringify(lines),
    JSON.stringify(session),
  );
}
