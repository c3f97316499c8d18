import type Stripe from "stripe";
import { getCustomer } from "../customers/kept-customer.ts";
import { makeId } from "../ids.ts";
import { formatMoney } from "../money.ts";
import type { WireLineItem } from "../objects/make-line-item.ts";
import type { IntentData } from "../objects/make-payment-intent.ts";
import { makeSession } from "../objects/make-session.ts";
import { nowInSeconds, type Sandbox } from "../sandbox.ts";
import { badParam } from "../wire/api-error.ts";
import { makePaymentLines, makeSubscriptionLine } from "./make-lines.ts";
import type { CreateSessionParams } from "./session-params.ts";

const shortest = 30 * 60;
const longest = 24 * 60 * 60;
const smallestAmount = 50;
const largestAmount = 99_999_999;

/** Opens a checkout session; amounts in cents; fails with a 400 on amounts or times out of the provider's bounds. */
export function createSession(sandbox: Sandbox, params: CreateSessionParams): Stripe.Checkout.Session {
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
    id,
    created,
    expiresAt: readExpiresAt(params.expires_at, created),
    currency,
    amount,
    url: `${sandbox.publicUrl}/pay/${id}`,
    successUrl: params.success_url,
    cancelUrl: params.cancel_url ?? null,
    clientReference: params.client_reference_id ?? null,
    mode: params.mode,
    customer: params.customer ?? null,
    customerEmail: params.customer_email ?? null,
    locale: params.locale ?? null,
    submitType: params.submit_type ?? null,
    billingAddress: params.billing_address_collection ?? null,
    metadata: params.metadata ?? {},
  });
  keep(sandbox, session, lines, readIntentData(params));
  return session;
}

/** What belongs to one mode is an error in the other. */
function assertFitsMode(sandbox: Sandbox, params: CreateSessionParams): void {
  const { mode, customer } = params;
  const wrong =
    mode === "subscription"
      ? (["payment_intent_data", "customer_creation"] as const)
      : (["subscription_data", "payment_method_collection"] as const);
  for (const name of wrong) {
    if (params[name] !== undefined) {
      throw badParam(name, `You can not pass \`${name}\` in \`${mode}\` mode.`);
    }
  }
  const types = mode === "subscription" ? ["auto", "subscribe"] : ["auto", "book", "donate", "pay"];
  if (params.submit_type && !types.includes(params.submit_type)) {
    throw badParam(
      "submit_type",
      `Invalid submit_type in \`${mode}\` mode: must be one of ${types.join(", ")}`,
    );
  }
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

function readIntentData(params: CreateSessionParams): IntentData {
  const { payment_intent_data: data = {}, subscription_data: subscription } = params;
  const isSubscription = params.mode === "subscription";
  return {
    description: isSubscription ? "Subscription creation" : (data.description ?? null),
    metadata: data.metadata ?? {},
    transferGroup: data.transfer_group ?? null,
    receiptEmail: data.receipt_email ?? null,
    statementDescriptor: data.statement_descriptor ?? null,
    statementDescriptorSuffix: data.statement_descriptor_suffix ?? null,
    ...(isSubscription
      ? {
          subscription: {
            description: subscription?.description ?? null,
            metadata: subscription?.metadata ?? {},
          },
        }
      : {}),
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
