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
/** Paid on the hosted page, refused at every renewal. */
export const failingCard = "4000000000000341";

/** Subscribes a shop by the hosted page's way; answers its customer at the provider. */
export async function subscribe(
  market: TestMarket,
  owner: Person,
  planType: PaidPlan,
  card = "4242424242424242",
): Promise<string> {
  const { url } = await startSubscription(contextFor(market.doors, owner), { planType });
  await payHostedPage(market, url, card);
  const customerId = await customerOf(market, owner);
  await syncSubscription(market.doors, { customerId });
  return customerId;
}

/** A shop in its free months. */
export const addFreeShop = ({ doors, clock }: TestMarket, days = 90) =>
  addVendor(doors, {
    planType: "freemium",
    planExpiresAt: new Date(clock.now().getTime() + days * dayMs),
  });

/** The occasions of what was written to a shop's owner about its plan, in order. */
export async function planMailsTo({ doors }: TestMarket, { email }: Person): Promise<string[]> {
  const mails = await doors.db
    .select()
    .from(emails)
    .where(eq(emails.recipient, email))
    .orderBy(emails.createdAt);
  return mails.map(({ onceKey }) => onceKey.split(":")[0]!.replace("plan-", ""));
}

export async function customerOf({ doors }: TestMarket, { vendor }: Person): Promise<string> {
  const [row] = await doors.db
    .select()
    .from(vendorSubscriptions)
    .where(eq(vendorSubscriptions.vendorId, vendor!.id));
  return row!.providerCustomerId!;
}

export async function vendorRow({ doors }: TestMarket, { vendor }: Person) {
  const [row] = await doors.db.select().from(vendors).where(eq(vendors.id, vendor!.id));
  return row!;
}

/** Gives a customer a card that works, as the provider's own page does, and pays what is open. */
export async function payDebt(market: TestMarket, customerId: string): Promise<void> {
  const { stripe } = market.doors.cards;
  const method = await stripe.paymentMethods.attach("pm_card_visa", { customer: customerId });
  await stripe.customers.update(customerId, { invoice_settings: { default_payment_method: method.id } });
  const { data } = await stripe.subscriptions.list({ customer: customerId, status: "all" });
  for (const { id, ended_at: ended } of data)
    if (!ended) await stripe.subscriptions.update(id, { default_payment_method: method.id });
  const open = await stripe.invoices.list({ customer: customerId, status: "open" });
  for (const { id } of open.data) await stripe.invoices.pay(id!);
}
