import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { createQuote } from "#domains/checkout/server/create-quote.ts";
import { settleSession } from "#domains/checkout/server/settle-session.ts";
import { startSession } from "#domains/checkout/server/start-session.ts";
import { unscopedListParcels } from "#domains/orders/server/list-parcels.ts";
import { refunds } from "#domains/orders/server/tables.ts";
import type { Infra, Person, SignedInCtx } from "#platform/rpc/context.ts";
import { addPerson, addProduct, address, addVendor, contextFor } from "./market-people.ts";
import type { TestMarket } from "./open-test-market.ts";
import { payHostedPage } from "./pay.ts";

type Goods = { priceCents: number; quantity: number; stock?: number };

/** A context without rate limits. */
export function freely<Who extends SignedInCtx>(ctx: Who): Who {
  return { ...ctx, limits: { consume: async () => {} } };
}

/** A paid order of one buyer: one parcel per vendor with the given goods; the resulting jobs have run. */
export async function sell(market: TestMarket, ...baskets: Goods[][]) {
  const { infra } = market;
  const buyer = freely(contextFor(infra, await addPerson(infra, { name: "Ada Brown" })));
  const sellers = [];
  const lines = [];
  for (const basket of baskets) {
    const seller = await addVendor(infra);
    sellers.push(freely(contextFor(infra, seller as Person)));
    for (const { quantity, ...goods } of basket)
      lines.push({ productId: (await addProduct(infra, seller.vendor.id, goods)).id, quantity });
  }
  const { id: quoteId } = await createQuote(buyer, { lines, address });
  const { orderId, url } = await startSession(buyer, { quoteId });
  await payHostedPage(market, url);
  await settleSession(buyer, { orderId });
  await market.runJobs();
  const sent = await unscopedListParcels(infra.db, orderId);
  const parcels = sellers.map(({ caller }) => sent.find((parcel) => parcel.vendorId === caller.vendor!.id)!);
  return { buyer, sellers, orderId, parcels };
}

/** The refund of a part of a parcel, with its own request id. */
export function asked(parcelId: string, lines: { lineId: string; quantity: number }[], shippingCents = 0) {
  return { parcelId, lines, shippingCents, restocks: true, reason: "Torn bag", requestId: randomUUID() };
}

export const refundsOf = ({ db }: Infra, orderId: string) =>
  db.select().from(refunds).where(eq(refunds.orderId, orderId));

/** The amount that the provider refunded for an order's payment, by its own records. */
export async function refundedAtProvider({ cards }: Infra, paymentId: string): Promise<number[]> {
  const { data } = await cards.stripe.refunds.list({ payment_intent: paymentId, limit: 100 });
  return data.map((refund) => refund.amount).sort((a, b) => a - b);
}
