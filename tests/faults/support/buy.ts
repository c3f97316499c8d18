import { createQuote } from "#domains/checkout/server/create-quote.ts";
import { settleSession } from "#domains/checkout/server/settle-session.ts";
import { startSession } from "#domains/checkout/server/start-session.ts";
import { AppError } from "#kernel/errors.ts";
import type { Person } from "#platform/rpc/context.ts";
import { address, contextFor } from "../../support/market-people.ts";
import type { TestMarket } from "../../support/open-test-market.ts";
import { payHostedPage } from "../../support/pay.ts";

export type Line = { productId: string; quantity: number };

/** A purchase up to the provider's page: stock is held and nothing is paid. */
export async function beginPurchase(market: TestMarket, buyer: Person, lines: Line[]) {
  const ctx = contextFor(market.infra, buyer);
  const quote = await createQuote(ctx, { lines, address });
  return { ctx, quote, ...(await startSession(ctx, { quoteId: quote.id })) };
}

/** A buyer's whole purchase: 'paid', or the code that ended it. Anything but a clear refusal is thrown. */
export async function buy(market: TestMarket, buyer: Person, lines: Line[]): Promise<string> {
  try {
    const { ctx, orderId, url } = await beginPurchase(market, buyer, lines);
    const payment = await payHostedPage(market, url);
    if (payment.result !== "paid") return payment.result;
    return (await settleSession(ctx, { orderId })).state;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

export function countEach(outcomes: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}
