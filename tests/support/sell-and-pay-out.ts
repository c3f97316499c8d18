import { createQuote } from "#domains/checkout/server/create-quote.ts";
import { settleSession } from "#domains/checkout/server/settle-session.ts";
import { startSession } from "#domains/checkout/server/start-session.ts";
import { moveParcels } from "#domains/orders/server/move-parcels.ts";
import { addPerson, address, contextFor } from "./market-people.ts";
import type { TestMarket } from "./open-test-market.ts";
import { payHostedPage } from "./pay.ts";

/** Its money is at the platform's disposal at once; with others it takes two days. */
export const cardOfAvailableMoney = "4000000000000077";

/** Somebody new buys and pays, and what follows is done. Answers the order's id. */
export async function sell(
  market: TestMarket,
  lines: { productId: string; quantity: number }[],
  card = cardOfAvailableMoney,
): Promise<string> {
  const ctx = contextFor(market.doors, await addPerson(market.doors));
  const quote = await createQuote(ctx, { lines, address });
  const { orderId, url } = await startSession(ctx, { quoteId: quote.id });
  await payHostedPage(market, url, card);
  await settleSession(ctx, { orderId });
  await market.runJobs();
  return orderId;
}

/** All parcels of an order arrive. */
export async function deliver({ doors }: TestMarket, orderId: string): Promise<void> {
  await moveParcels(doors, orderId, "shipped", "vendor");
  await moveParcels(doors, orderId, "delivered", "vendor");
}

/** Hands in the provider's form of an account, as its owner does. */
export async function onboard(market: TestMarket, providerAccountId: string): Promise<void> {
  const answer = await fetch(`${market.sandboxUrl}/sandbox/accounts/${providerAccountId}/onboard`, {
    method: "POST",
    headers: { authorization: "Bearer sk_test_integration", "content-type": "application/json" },
    body: "{}",
  });
  if (!answer.ok) throw new Error(await answer.text());
}
