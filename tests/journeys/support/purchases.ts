import { eq } from "drizzle-orm";
import { createQuote } from "#domains/checkout/server/create-quote.ts";
import { settleSession } from "#domains/checkout/server/settle-session.ts";
import { startSession } from "#domains/checkout/server/start-session.ts";
import { unscopedListParcels } from "#domains/orders/server/list-parcels.ts";
import { orders } from "#domains/orders/server/tables.ts";
import type { Person } from "#platform/rpc/context.ts";
import { address } from "../../support/market-people.ts";
import type { Good } from "./goods.ts";
import { openMarket, payPage } from "./market.ts";
import { contextOf } from "./people.ts";

/** Its money is available to the platform at once; with others it takes two days. */
const cardOfAvailableMoney = "4000000000000077";

export type Purchase = { id: string; number: string; parcelOf(good: Good): string };

/** One of each, bought and paid without the forms. */
export async function buy(buyer: Person, goods: Good[]): Promise<Purchase> {
  const { db } = await openMarket();
  const ctx = await contextOf(buyer);
  const lines = goods.map(({ id }) => ({ productId: id, quantity: 1 }));
  const quote = await createQuote(ctx, { lines, address });
  const { orderId, url } = await startSession(ctx, { quoteId: quote.id });
  await payPage(url, cardOfAvailableMoney);
  await settleSession(ctx, { orderId });
  const [order] = await db.select({ number: orders.number }).from(orders).where(eq(orders.id, orderId));
  const parcels = await unscopedListParcels(db, orderId);
  return {
    id: orderId,
    number: String(order!.number),
    parcelOf: ({ seller }) => parcels.find(({ vendorId }) => vendorId === seller.vendor.id)!.id,
  };
}
