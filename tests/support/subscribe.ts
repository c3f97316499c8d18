import { eq } from "drizzle-orm";
import type { PaidPlan } from "#domains/plans/plan-table.ts";
import { startSubscription } from "#domains/plans/server/start-subscription.ts";
import { syncSubscription } from "#domains/plans/server/sync-subscription.ts";
import { vendorSubscriptions } from "#domains/plans/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { emails } from "#platform/email/tables.ts";
import type { Person } from "#platform/rpc/context.ts";
import { addVendor, contextFor } from "./market-people.ts";
import type { TestMarket } from "./open-test-market.ts";
import { payHostedPage } from "./pay.ts";

export const dayMs = 86_400_000;
/** Paid on the hosted page, declined at every renewal. */
export const failingCard = "4000000000000341";

/** Subscribes a shop through the hosted page; returns its customer at the provider. */
export async function subscribe(
  market: TestMarket,
  owner: Person,
  planType: PaidPlan,
  card = "4242424242424242",
): Promise<string> {
  const { url } = await startSubscription(contextFor(market.infra, owner), { planType });
  await payHostedPage(market, url, card);
  const customerId = await customerOf(market, owner);
  await syncSubscription(market.infra, { customerId });
  return customerId;
}

/** A shop in its free months. */
export const addFreeShop = ({ infra, clock }: TestMarket, days = 90) =>
  addVendor(infra, {
    planType: "freemium",
    planExpiresAt: new Date(clock.now().getTime() + days * dayMs),
  });

/** The occasions of plan mails to a shop's owner, in order. */
export async function planMailsTo({ infra }: TestMarket, { email }: Person): Promise<string[]> {
  const mails = await infra.db
    .select()
    .from(emails)
    .where(eq(emails.recipient, email))
    .orderBy(emails.createdAt);
  return mails.map(({ onceKey }) => onceKey.split(":")[0]!.replace("plan-", ""));
}

export async function customerOf({ infra }: TestMarket, { vendor }: Person): Promise<string> {
  const [row] = await infra.db
    .select()
    .from(vendorSubscriptions)
    .where(eq(vendorSubscriptions.vendorId, vendor!.id));
  return row!.providerCustomerId!;
}

export async function vendorRow({ infra }: TestMarket, { vendor }: Person) {
  const [row] = await infra.db.select().from(vendors).where(eq(vendors.id, vendor!.id));
  return row!;
}

/** Gives a customer a working card, like the provider's own page, and pays what is open. */
export async function payDebt(market: TestMarket, customerId: string): Promise<void> {
  const { stripe } = market.infra.cards;
  const method = await stripe.paymentMethods.attach("pm_card_visa", { customer: customerId });
  await stripe.customers.update(customerId, { invoice_settings: { default_payment_method: method.id } });
  const { data } = await stripe.subscriptions.list({ customer: customerId, status: "all" });
  for (const { id, ended_at: ended } of data)
    if (!ended) await stripe.subscriptions.update(id, { default_payment_method: method.id });
  const open = await stripe.invoices.list({ customer: customerId, status: "open" });
  for (const { id } of open.data) await stripe.invoices.pay(id!);
}
