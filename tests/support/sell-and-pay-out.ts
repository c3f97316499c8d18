import { and, eq } from "drizzle-orm";
import { createQuote } from "#domains/checkout/server/create-quote.ts";
import { settleSession } from "#domains/checkout/server/settle-session.ts";
import { startSession } from "#domains/checkout/server/start-session.ts";
import { moveParcels } from "#domains/orders/server/move-parcels.ts";
import { parcels } from "#domains/orders/server/tables.ts";
import { refreshPayoutAccount } from "#domains/payouts/server/refresh-payout-account.ts";
import { startOnboarding } from "#domains/payouts/server/start-onboarding.ts";
import { payoutAccounts } from "#domains/payouts/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { addPerson, addProduct, address, addVendor, contextFor } from "./market-people.ts";
import type { TestMarket } from "./open-test-market.ts";
import { payHostedPage } from "./pay.ts";

/** Its money is available to the platform at once; with others it takes two days. */
const cardOfAvailableMoney = "4000000000000077";

/** A new buyer buys and pays, and the resulting jobs run. Returns the order's id. */
export async function sell(
  market: TestMarket,
  lines: { productId: string; quantity: number }[],
  card = cardOfAvailableMoney,
): Promise<string> {
  const ctx = contextFor(market.infra, await addPerson(market.infra));
  const quote = await createQuote(ctx, { lines, address });
  const { orderId, url } = await startSession(ctx, { quoteId: quote.id });
  await payHostedPage(market, url, card);
  await settleSession(ctx, { orderId });
  await market.runJobs();
  return orderId;
}

/** All parcels of an order arrive, and their money is available at once. */
export async function deliver({ infra }: Pick<TestMarket, "infra">, orderId: string): Promise<void> {
  await moveParcels(infra, orderId, "shipped", "vendor");
  await moveParcels(infra, orderId, "delivered", "vendor");
  await infra.db
    .update(parcels)
    .set({ availableAt: infra.clock.now() })
    .where(and(eq(parcels.orderId, orderId), eq(parcels.status, "delivered")));
}

/** Submits the provider's form of an account, like its owner. */
export async function onboard(market: TestMarket, providerAccountId: string): Promise<void> {
  const answer = await fetch(`${market.sandboxUrl}/sandbox/accounts/${providerAccountId}/onboard`, {
    method: "POST",
    headers: { authorization: "Bearer sk_test_integration", "content-type": "application/json" },
    body: "{}",
  });
  if (!answer.ok) throw new Error(await answer.text());
}

const day = 86_400_000;

/** To the next Monday, half past six. */
export function goToMonday({ clock }: TestMarket): void {
  const start = clock.now();
  const next = new Date(start);
  next.setUTCHours(6, 30, 0, 0);
  do next.setTime(next.getTime() + day);
  while (next.getUTCDay() !== 1);
  clock.advance(next.getTime() - start.getTime());
}

/** The code with which a verb refuses. */
export const codeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => "fine",
    (error) => (error instanceof AppError ? error.code : String(error)),
  );

/** A shop on premium (8%) with one product of $40 and, unless set otherwise, a payout account. */
export async function openSeedVendor(market: TestMarket, { hasAccount = true, priceCents = 4_000 } = {}) {
  const vendor = await addVendor(market.infra, { companyName: "Finca Alta" });
  const product = await addProduct(market.infra, vendor.vendor.id, { priceCents, stock: 500 });
  const ctx = contextFor(market.infra, { ...vendor, session: { ...vendor.session, aal: "aal2" } as const });
  if (hasAccount) {
    await startOnboarding(ctx);
    await onboard(market, await accountOf(ctx));
    await refreshPayoutAccount(ctx);
  }
  const sellOne = () => sell(market, [{ productId: product.id, quantity: 1 }]);
  return { vendor, vendorId: vendor.vendor.id, product, ctx, sellOne };
}

/** The provider's id of a vendor's account. */
export async function accountOf({ db, caller }: SignedInCtx): Promise<string> {
  const [row] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.vendorId, caller.vendor!.id));
  return row!.providerAccountId;
}
